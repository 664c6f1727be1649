import { describe, expect, it } from 'vitest'
import { island } from '../../testkit/island.ts'

const held = { at: 'f5', trapped: true }
const PAIRS = { alliances: 'pairs' }

describe('the trap (J-TRAP)', () => {
  it.each(['white-1', 'ben', 'missionary'])('holds %s', (id) => {
    const game = island('. ?trap', { pieces: { [id]: 'e5', 'white-2': 'g1' } })
    game.go(id, 'f5')
    expect(game.piece(id)).toMatchObject({ at: 'f5', trapped: true })
    game.passBy()
    expect(game.targets(id)).toEqual([])
    expect(game.whyNot(id, 'e5')).toBe('trapped')
  })

  it('does not hold Friday', () => {
    const game = island('. trap', { pieces: { friday: 'e5', 'white-2': 'g1' } })
    game.go('friday', 'f5')
    game.passBy()
    expect(game.targets('friday')).toHaveLength(8)
  })

  it.each(['white-2', 'ben', 'missionary', 'friday'])('lets both go when %s comes', (id) => {
    const game = island('. trap', { pieces: { 'white-1': held, [id]: 'e5', 'white-3': 'g1' } })
    expect(game.go(id, 'f5')).toContainEqual({ kind: 'pieceFreed', piece: 'white-1', cell: 'f5', by: id })
    game.passBy()
    expect(game.targets('white-1')).toHaveLength(8)
    expect(game.targets(id)).toHaveLength(8)
  })

  it('lets both go when an ally comes', () => {
    const game = island('. trap', { options: PAIRS, turn: 'black', pieces: { 'white-1': held, 'black-1': 'e5' } })
    game.go('black-1', 'f5')
    expect([game.piece('white-1')?.trapped, game.piece('black-1')?.trapped]).toEqual([undefined, undefined])
  })

  it('frees a struck pirate to its ship and holds the piece that struck', () => {
    const game = island('. trap', { turn: 'red', pieces: { 'white-1': held, 'red-1': 'e5' } })
    game.go('red-1', 'f5')
    expect(game.piece('white-1')).toEqual({ id: 'white-1', type: 'pirate', team: 'white', at: 'g1' })
    expect(game.piece('red-1')).toMatchObject({ at: 'f5', trapped: true })
  })

  it('is left with a bottle, not without (J-BOTTLE)', () => {
    const game = island('. trap', { pieces: { 'white-1': held }, teams: { white: { bottles: 1 } } })
    expect(game.targets('white-1')).toEqual([])
    expect(game.targets('white-1', { bottle: true })).toHaveLength(8)
    expect(game.go('white-1', 'e5', { bottle: true }).slice(0, 2)).toEqual([
      { kind: 'bottleUsed', team: 'white', piece: 'white-1' },
      { kind: 'pieceFreed', piece: 'white-1', cell: 'f5', by: 'bottle' },
    ])
    const dry = island('. trap', { pieces: { 'white-1': held, 'white-2': 'g1' } })
    expect(dry.whyNot('white-1', 'e5', { bottle: true })).toBe('no-bottle')
  })

  it('lets a piece carry a load out of it', () => {
    const game = island('. trap=1', { pieces: { 'white-1': 'e5', 'white-2': held } })
    game.go('white-1', 'f5')
    game.passBy()
    game.go('white-2', 'e5', { carry: 'coin' })
    expect(game.tile('e5')).toMatchObject({ coins: 1 })
  })
})
