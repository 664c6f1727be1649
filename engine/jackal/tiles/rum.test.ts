import { describe, expect, it } from 'vitest'
import { island } from '../../testkit/island.ts'

describe('rum (J-RUM)', () => {
  it('makes a piece miss the team’s next turn, and that one only', () => {
    const game = island('. ?rum', { pieces: { 'white-1': 'e5', 'white-2': 'g1' } })
    game.go('white-1', 'f5')
    expect(game.piece('white-1')).toMatchObject({ at: 'f5', drunk: true })
    game.passBy()
    expect(game.targets('white-1')).toEqual([])
    expect(game.whyNot('white-1', 'e5')).toBe('drunk')
    expect(game.targets('white-2')).toEqual(['g2'])
    game.passBy()
    game.passBy()
    expect(game.targets('white-1')).toHaveLength(8)
  })

  it('acts at each arrival, by an arrow as well', () => {
    const game = island('. > rum', { pieces: { 'white-1': 'e5', 'white-2': 'g1' } })
    game.go('white-1', 'f5')
    expect(game.piece('white-1')).toMatchObject({ at: 'g5', drunk: true })
  })

  it.each(['ben', 'missionary', 'friday'])('acts on %s', (id) => {
    const game = island('. rum', { pieces: { [id]: 'e5', 'white-2': 'g1' } })
    game.go(id, 'f5')
    game.passBy()
    expect(game.targets(id)).toEqual([])
  })

  it('skips a team that has no other piece, with the reason (J-TURN)', () => {
    const game = island('. rum', { pieces: { 'white-1': 'e5' } })
    game.go('white-1', 'f5')
    const sail = game.moves().find((move) => move.kind === 'sail')
    expect(game.play('red', sail ?? { kind: 'none' })).toContainEqual({
      kind: 'turnSkipped',
      team: 'white',
      reason: 'nobody-able',
    })
    expect(game.turn).toBe('red')
    game.passBy()
    expect([game.turn, game.piece('white-1')?.drunk]).toEqual(['white', undefined])
  })

  it('still acts if the piece is struck', () => {
    const game = island('. rum', {
      turn: 'red',
      pieces: { 'red-1': 'e5', 'white-1': { at: 'f5', drunk: true }, 'white-2': 'e9' },
    })
    game.go('red-1', 'f5')
    expect(game.piece('white-1')).toMatchObject({ at: 'g1', drunk: true })
    expect(game.targets('white-1')).toEqual([])
  })
})
