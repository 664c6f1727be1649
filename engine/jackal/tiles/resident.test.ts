import { describe, expect, it } from 'vitest'
import { island } from '../../testkit/island.ts'

describe('residents (J-BEN, J-MISSIONARY, J-FRIDAY)', () => {
  it.each(['ben', 'missionary', 'friday'])('%s joins the team that turns its tile, there', (id) => {
    const game = island(`. ?${id}`, { turn: 'red', pieces: { 'red-1': 'e5', 'red-2': 'a7' } })
    game.go('red-1', 'f5')
    expect(game.piece(id)).toEqual({ id, type: id, team: 'red', at: 'f5' })
    expect([game.at('red-1'), game.turn]).toEqual(['f5', 'white'])
    game.passBy()
    expect(game.targets(id)).toHaveLength(8)
  })

  it('Ben fights like any pirate: strikes, sails, carries, opens', () => {
    const game = island('empty=1 ?empty', { pieces: { ben: 'e5', 'red-1': 'd5', 'white-1': 'c9' } })
    expect(game.whyNot('ben', 'f5')).toBeNull()
    expect(game.whyNot('ben', 'e6', { carry: 'coin' })).toBeNull()
    game.go('ben', 'd5')
    expect(game.at('red-1')).toBe('a7')
    const aboard = island('', { pieces: { ben: 'g1', 'white-1': 'c9' } })
    expect(aboard.refusal('white', { kind: 'sail', team: 'white', to: 'f1' })).toBeNull()
  })

  it('Ben is struck to the ship of its team, and gone for good after death (J-DEATH)', () => {
    const game = island('', { turn: 'red', pieces: { ben: 'e5', 'red-1': 'd5' } })
    game.go('red-1', 'e5')
    expect(game.at('ben')).toBe('g1')
    const drowned = island('', { turn: 'red', pieces: { ben: 'e1', 'red-1': 'd1', 'white-1': 'g1' } })
    drowned.go('red-1', 'e1')
    expect(drowned.at('ben')).toBe('gone')
  })

  it('Friday leaves with the missionary if one finds the other', () => {
    for (const [finder, found] of [
      ['friday', 'missionary'],
      ['missionary', 'friday'],
    ] as const) {
      const game = island(`. ?${found}`, { pieces: { [finder]: 'e5', 'white-1': 'g1' } })
      game.go(finder, 'f5')
      expect([game.at('friday'), game.at('missionary'), game.turn]).toEqual(['gone', 'gone', 'red'])
    }
  })
})
