import { describe, expect, it } from 'vitest'
import { hint } from '../../../../engine/jackal/foresight.ts'
import { legalMoves } from '../../../../engine/jackal/moves.ts'
import type { JackalState } from '../../../../engine/jackal/types.ts'
import { cellNamed, JackalBoard } from '../../../testkit/boards/jackalBoard.ts'
import { IDLE_INTENT, type IntentState } from '../../intent/intentState.ts'
import { chipsOf } from './chips.ts'

const chosen = (view: JackalState, id: string): IntentState => {
  const moves = legalMoves(view, 'white').map((move) => ({ move, hint: hint(view, move) }))
  return { ...IDLE_INTENT, asked: { seat: 'white', moves }, view, selected: { kind: 'piece', id } }
}

describe('a chip in a lit cell', () => {
  const view = new JackalBoard()
    .row(3, '. crocodile empty2 cannibal')
    .row(4, '. swamp empty1 .')
    .row(5, '. empty3 . .')
    .seen('e5', 'chest-3', 'white')
    .pirate('white', 'd4')
    .state()
  const at = (cell: string) => chipsOf(chosen(view, 'white-1')).find((chip) => chip.cell === cellNamed(cell)) ?? null

  it.each([
    ['the chance of gold under a closed tile', 'd5', { sign: 'gold', text: expect.stringMatching(/^\d+%$/) }],
    ['the gold under a tile that was looked at', 'e5', { sign: 'gold', text: '3' }],
    ['death', 'e3', { sign: 'death', isBad: true }],
    ['that a crocodile sends back', 'c3', { sign: 'back' }],
    ['the turns that a swamp takes', 'c4', { sign: 'steps', text: '4' }],
  ])('shows %s', (_, cell, chip) => {
    expect(at(cell)).toMatchObject(chip)
  })

  it('is absent without a result, and on the cell of the acting piece', () => {
    expect([at('d3'), at('d4')]).toEqual([null, null])
  })

  it('is absent while no piece is chosen, or nothing is asked', () => {
    expect(chipsOf({ ...chosen(view, 'white-1'), selected: null })).toEqual([])
    expect(chipsOf({ ...chosen(view, 'white-1'), asked: null })).toEqual([])
  })

  it('warns of a cell that an enemy could hit', () => {
    const near = new JackalBoard().row(4, '. empty1 empty2 empty3').pirate('white', 'c4').pirate('red', 'e4').state()
    expect(chipsOf(chosen(near, 'white-1')).find(({ cell }) => cell === cellNamed('d4'))).toMatchObject({
      sign: 'danger',
      isBad: true,
    })
  })

  it('warns of a cannon that fires into the sea', () => {
    const gun = new JackalBoard().row(3, '. . . . . empty1 cannon').pirate('white', 'g3').state()
    expect(chipsOf(chosen(gun, 'white-1')).find(({ cell }) => cell === cellNamed('h3'))?.sign).toBe('sea')
  })

  it('is shown only at the pointer when cells are lit all over the board', () => {
    const plane = new JackalBoard().row(3, '. . . . . airplane').pirate('white', 'g3').state()
    const intent = chosen(plane, 'white-1')
    expect(chipsOf(intent)).toEqual([])
    expect(chipsOf({ ...intent, hovered: cellNamed('c8') }).map(({ cell }) => cell)).toEqual([cellNamed('c8')])
  })
})
