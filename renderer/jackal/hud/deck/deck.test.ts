import { describe, expect, it } from 'vitest'
import { drawnBoard } from '../../../../engine/testkit/drawnBoard.ts'
import { JackalBoard } from '../../../gallery/jackalBoard.ts'
import { closedCount, hiddenGold, hiddenKinds } from './deck.ts'

describe('what is still hidden', () => {
  it('is the whole deck at the start: 117 tiles, 37 coins, the treasure', () => {
    const view = new JackalBoard().state()
    const hidden = hiddenKinds(view)
    expect(closedCount(view)).toBe(117)
    expect(hidden.reduce((sum, { left }) => sum + left, 0)).toBe(117)
    expect(hiddenGold(hidden)).toEqual({ coins: 37, treasure: true })
  })

  it('is what the deck of the board holds', () => {
    const { tiles } = new JackalBoard().state()
    const board = { ...drawnBoard('~~~~ ~##~ ~~~~'), deck: { rum: 1, 'chest-2': 1 } }
    expect(hiddenKinds({ board, tiles })).toEqual([
      { kind: 'chest-2', left: 1, of: 1 },
      { kind: 'rum', left: 1, of: 1 },
    ])
  })

  it('is less by every open tile, not by those seen from the lighthouse', () => {
    const view = new JackalBoard().row(4, 'chest-5 galleon').seen('d4', 'horse', 'white').state()
    const hidden = hiddenKinds(view)
    expect(closedCount(view)).toBe(115)
    expect(hidden.find(({ kind }) => kind === 'horse')).toEqual({ kind: 'horse', left: 2, of: 2 })
    expect(hiddenGold(hidden)).toEqual({ coins: 32, treasure: false })
  })
})
