import { describe, expect, it } from 'vitest'
import { JackalBoard } from '../../../testkit/boards/jackalBoard.ts'
import { FORTUNES, oddsOf } from './odds.ts'

describe('the odds of a closed tile', () => {
  it('come from the whole deck at the start: 17 of 117 hold gold, 7 a trap or rum, 1 the cannibal', () => {
    const odds = oddsOf(new JackalBoard().state())
    expect(odds).toMatchObject({ gold: 15, held: 6, death: 1 })
    const sum = FORTUNES.reduce((total, fortune) => total + odds[fortune], 0)
    expect(sum).toBe(100)
  })

  it('leave out open tiles, and those that the viewer has peeked at', () => {
    const open = new JackalBoard().row(4, 'cannibal').state()
    expect(oddsOf(open).death).toBe(0)
    expect(oddsOf(new JackalBoard().seen('d4', 'cannibal', 'white').state()).death).toBe(0)
  })

  it('grow as the deck shrinks', () => {
    const kinds = Array.from({ length: 9 }, (_, rank) => rank + 3)
    const board = new JackalBoard()
    for (const rank of kinds) board.row(rank, 'empty1 empty1 empty1 empty1 empty1 empty1 empty1 empty1 empty1 empty1')
    expect(oddsOf(board.state()).gold).toBeGreaterThan(15)
  })
})
