import { describe, expect, it } from 'vitest'
import { drawnBoard } from '../../../../engine/testkit/drawnBoard.ts'
import { island } from '../../../../engine/testkit/island.ts'
import { JackalBoard } from '../../../testkit/boards/jackalBoard.ts'
import { closedCount, goldLeft, hiddenGold, hiddenKinds } from './deck.ts'

describe('the hidden tiles and gold', () => {
  it('are the whole deck at the start: 117 tiles, 37 coins, the treasure', () => {
    const view = new JackalBoard().state()
    const hidden = hiddenKinds(view)
    expect(closedCount(view)).toBe(117)
    expect(hidden.reduce((sum, { left }) => sum + left, 0)).toBe(117)
    expect(hiddenGold(hidden)).toEqual({ coins: 37, treasure: true })
  })

  it('are the deck of the board', () => {
    const { tiles } = new JackalBoard().state()
    const board = { ...drawnBoard('~~~~ ~##~ ~~~~'), deck: { rum: 1, 'chest-2': 1 } }
    expect(hiddenKinds({ board, tiles })).toEqual([
      { kind: 'chest-2', left: 1, of: 1 },
      { kind: 'rum', left: 1, of: 1 },
    ])
  })

  it('are 40 gold at the start, and no less while it lies on open tiles or is carried', () => {
    const start = new JackalBoard().state()
    expect(goldLeft(start)).toBe(40)
    const { pieces } = island('. .', { pieces: { 'white-1': 'e5' } }).state
    const first = start.tiles.findIndex((tile) => tile !== null)
    const open = start.tiles.map(
      (tile, cell) =>
        tile && { ...tile, open: true, kind: 'empty' as const, coins: cell === first ? 2 : 0, treasure: false },
    )
    const board = { ...start.board, deck: { empty: 117 } }
    expect(
      goldLeft({ board, tiles: open, pieces: pieces.slice(0, 1).map((piece) => ({ ...piece, load: 'treasure' })) }),
    ).toBe(5)
    expect(goldLeft({ ...start, tiles: open })).toBeNull()
  })

  it('are less by every open tile, not by those seen from the lighthouse', () => {
    const view = new JackalBoard().row(4, 'chest-5 galleon').seen('d4', 'horse', 'white').state()
    const hidden = hiddenKinds(view)
    expect(closedCount(view)).toBe(115)
    expect(hidden.find(({ kind }) => kind === 'horse')).toEqual({ kind: 'horse', left: 2, of: 2 })
    expect(hiddenGold(hidden)).toEqual({ coins: 32, treasure: false })
  })
})
