import { describe, expect, it } from 'vitest'
import { island } from '../../testkit/island.ts'

describe('chests and the galleon (J-CHEST, J-GALLEON)', () => {
  it.each([1, 2, 3, 4, 5])('a chest of %i reveals this number of coins', (coins) => {
    const game = island(`. ?chest-${coins}`, { pieces: { 'white-1': 'e5' } })
    expect(game.go('white-1', 'f5')[1]).toMatchObject({
      kind: 'tileRevealed',
      cell: 'f5',
      tile: { kind: `chest-${coins}`, open: true, coins },
    })
    expect([game.at('white-1'), game.turn, game.team('white').gold]).toEqual(['f5', 'red', 0])
  })

  it('the galleon reveals the treasure', () => {
    const game = island('. ?galleon', { pieces: { 'white-1': 'e5' } })
    game.go('white-1', 'f5')
    expect(game.tile('f5')).toEqual({ kind: 'galleon', open: true, treasure: true })
  })

  it('holds what a position lists once it is open', () => {
    const game = island('. chest-5', { pieces: { 'white-1': 'e5' } })
    game.go('white-1', 'f5')
    expect(game.tile('f5')).toEqual({ kind: 'chest-5', open: true })
  })
})
