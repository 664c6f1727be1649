import { describe, expect, it } from 'vitest'
import { island } from '../../testkit/island.ts'

describe('the thicket (J-THICKET)', () => {
  it('is shared by all, without hits', () => {
    const game = island('. thicket', {
      pieces: { 'white-1': 'e5', 'red-1': 'f5', 'black-1': 'f5', friday: { team: 'red', at: 'f5' } },
    })
    game.go('white-1', 'f5')
    for (const id of ['white-1', 'red-1', 'black-1', 'friday']) expect(game.at(id)).toBe('f5')
    expect(game.piece('friday')).toMatchObject({ team: 'red' })
    game.go('red-1', 'e5')
    expect(game.at('red-1')).toBe('e5')
  })

  it('admits no loads', () => {
    const game = island('empty=1T thicket', { pieces: { 'white-1': 'e5' } })
    expect(game.whyNot('white-1', 'f5', { carry: 'coin' })).toBe('no-loads-here')
    expect(game.whyNot('white-1', 'f5', { carry: 'treasure' })).toBe('no-loads-here')
  })

  it('lets enemies in to the missionary, but not the missionary in to enemies (J-MISSIONARY)', () => {
    const pieces = { missionary: 'e5', 'red-1': 'g5', 'white-1': 'g1' } as const
    const game = island('. thicket .', { turn: 'red', pieces: { ...pieces, missionary: 'f5' } })
    game.go('red-1', 'f5')
    expect(['missionary', 'red-1'].map((id) => game.at(id))).toEqual(['f5', 'f5'])
    const taken = island('. thicket .', { pieces: { ...pieces, 'red-1': 'f5' } })
    expect(taken.whyNot('missionary', 'f5')).toBe('preacher-avoids-enemies')
  })

  it('does not protect pieces that leave it (J-HIT)', () => {
    const game = island('thicket .', { pieces: { 'white-1': 'e5', 'red-1': 'f5' } })
    game.go('white-1', 'f5')
    expect(game.at('red-1')).toBe('a7')
  })
})
