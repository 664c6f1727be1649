import { describe, expect, it } from 'vitest'
import { island } from '../../testkit/island.ts'

describe('fighting (J-HIT)', () => {
  it('sends every enemy on the tile to its own ship, empty-handed', () => {
    const game = island('. empty=2', {
      pieces: { 'white-1': 'e5', 'red-1': 'f5', 'red-2': 'f5', ben: { team: 'black', at: 'f5' }, 'black-1': 'c9' },
      teams: { red: { ship: 'a9' } },
    })
    expect(game.go('white-1', 'f5').slice(1, 4)).toEqual([
      { kind: 'pieceStruck', piece: 'red-1', by: 'white-1', from: 'f5', ship: 'a9' },
      { kind: 'pieceStruck', piece: 'red-2', by: 'white-1', from: 'f5', ship: 'a9' },
      { kind: 'pieceStruck', piece: 'ben', by: 'white-1', from: 'f5', ship: 'g13' },
    ])
    expect(['white-1', 'red-1', 'red-2', 'ben'].map((id) => game.at(id))).toEqual(['f5', 'a9', 'a9', 'g13'])
    expect(game.tile('f5')).toMatchObject({ coins: 2 })
  })

  it('needs empty hands', () => {
    const game = island('empty=1T .', { pieces: { 'white-1': 'e5', 'red-1': 'f5' } })
    expect(game.whyNot('white-1', 'f5', { carry: 'coin' })).toBe('enemies-with-load')
    expect(game.whyNot('white-1', 'f5', { carry: 'treasure' })).toBe('enemies-with-load')
    game.go('white-1', 'f5')
    expect(game.at('red-1')).toBe('a7')
  })

  it('ends a chain as well: by arrow, from the ship', () => {
    const arrow = island('. > .', { pieces: { 'white-1': 'e5', 'red-1': 'g5' } })
    arrow.go('white-1', 'f5')
    expect(arrow.at('red-1')).toBe('a7')
    const landing = island('', { pieces: { 'white-1': 'g1', 'red-1': 'g2' } })
    landing.go('white-1', 'g2')
    expect(landing.at('red-1')).toBe('a7')
  })

  it('spares friends and allies, which share the tile', () => {
    const pieces = { 'white-1': 'd5', 'white-2': 'e5', 'black-1': 'e5' }
    for (const options of [{ alliances: 'pairs' }, { players: 2 }]) {
      const game = island('', { options, pieces })
      game.go('white-1', 'e5')
      expect(['white-1', 'white-2', 'black-1'].map((id) => game.at(id))).toEqual(['e5', 'e5', 'e5'])
    }
    const alone = island('', { pieces })
    alone.go('white-1', 'e5')
    expect([alone.at('white-2'), alone.at('black-1')]).toEqual(['e5', 'g13'])
  })

  it('sends a beaten ally to its own ship, not its partner’s', () => {
    const game = island('', {
      options: { alliances: 'pairs' },
      turn: 'red',
      pieces: { 'red-1': 'd5', 'white-1': 'e5', 'black-1': 'e5' },
    })
    game.go('red-1', 'e5')
    expect([game.at('white-1'), game.at('black-1')]).toEqual(['g1', 'g13'])
  })

  it('lets a beaten pirate move on from its ship', () => {
    const game = island('', { pieces: { 'white-1': 'd5', 'red-1': 'e5' } })
    game.go('white-1', 'e5')
    expect(game.targets('red-1')).toEqual(['b7'])
  })
})
