import { describe, expect, it } from 'vitest'
import { hint } from '../../../engine/jackal/foresight.ts'
import { legalMoves } from '../../../engine/jackal/moves.ts'
import type { JackalState } from '../../../engine/jackal/types.ts'
import { cellNamed, JackalBoard } from '../../testkit/boards/jackalBoard.ts'
import { onNext } from './actorRules.ts'
import { onCell, onChosen, onPiece } from './cellRules.ts'
import { IDLE_INTENT, type IntentState, type Reaction } from './intentState.ts'
import { onCarry } from './loadRules.ts'
import { onAsked, onCancel } from './questionRules.ts'
import { targetsOf } from './targets.ts'

const applied = (state: IntentState, { patch }: Reaction): IntentState => ({ ...state, ...patch })
const asked = (view: JackalState, before: IntentState = IDLE_INTENT): IntentState => {
  const moves = legalMoves(view, 'white').map((move) => ({ move, hint: hint(view, move) }))
  return applied(before, onAsked(before, { seat: 'white', moves }, view))
}
const click = (state: IntentState, cell: string): Reaction => onCell(state, cellNamed(cell))
const lit = (state: IntentState): number[] => targetsOf(state).map(({ cell }) => cell)
const man = (id: string) => ({ kind: 'piece', id }) as const

const field = () =>
  new JackalBoard()
    .row(3, '. . . . empty1 empty2 empty3')
    .row(4, '. . . . empty1 empty2 empty3')
    .pirate('white', 'f3')
    .pirate('white', 'h4')

/**
 * Returns the turn after white-1 went from f3 to f4, with the coin or without; the coin lies at the end of its move.
 */
function turnAfter(carry: 'coin' | null): IntentState {
  const before = applied(asked(field().coins('f3', 1).state()), { patch: { selected: man('white-1') } })
  const move = { kind: 'go', piece: 'white-1', to: cellNamed('f4'), ...(carry && { carry }) } as const
  const gone = applied(before, onChosen(before, move))
  const view = new JackalBoard()
    .row(3, '. . . . empty1 empty2 empty3')
    .row(4, '. . . . empty1 empty2 empty3')
    .pirate('white', 'f4')
    .pirate('white', 'h4')
    .coins('f4', 1)
    .state()
  return asked(view, applied(gone, onAsked(gone, null, view)))
}

describe('a piece with a coin', () => {
  it('keeps it: one click is enough, and closed tiles are dark', () => {
    const state = turnAfter('coin')
    expect(state).toMatchObject({ selected: man('white-1'), carry: 'coin' })
    expect(lit(state)).not.toContain(cellNamed('f5'))
    expect(click(state, 'g4').send).toEqual([{ kind: 'go', piece: 'white-1', to: cellNamed('g4'), carry: 'coin' }])
    expect(click(state, 'f5').patch?.why?.refusal).toBe('closed-with-load')
  })

  it('is asked about a coin that it did not bring', () => {
    const state = turnAfter(null)
    expect(state.carry).toBeNull()
    expect(click(state, 'g4').patch?.prompt?.moves).toHaveLength(2)
  })

  it('carries it whenever it is chosen', () => {
    const other = applied(turnAfter('coin'), onPiece(turnAfter('coin'), 'white-2'))
    expect(other.carry).toBeNull()
    expect(onPiece(other, 'white-1').patch?.carry).toBe('coin')
    expect(onNext(other, -1).patch).toMatchObject({ selected: man('white-1'), carry: 'coin' })
  })

  it('drops it by E until it takes it up again', () => {
    const dropped = applied(turnAfter('coin'), onCarry(turnAfter('coin')))
    expect(lit(dropped)).toContain(cellNamed('f5'))
    const away = applied(dropped, onPiece(dropped, 'white-2'))
    expect(onPiece(away, 'white-1').patch?.carry).toBeNull()
    expect(onCarry(dropped).patch?.carry).toBe('coin')
  })

  it('leaves to another piece the targets of that one alone', () => {
    expect(click(turnAfter('coin'), 'h5').send).toEqual([{ kind: 'go', piece: 'white-2', to: cellNamed('h5') }])
  })

  it('is deselected by Esc, with its coin', () => {
    expect(onCancel(turnAfter('coin'))?.patch).toEqual({ selected: null, kept: false, carry: null })
  })
})

it('a lit turntable tile needs one click, though the piece stands on it', () => {
  const view = new JackalBoard().row(4, 'jungle empty1').pirate('white', 'b4', { step: 1 }).pirate('white', 'aboard')
  const state = asked(view.state(), { ...IDLE_INTENT, moved: { white: 'white-1' } })
  expect(state.kept).toBe(true)
  const move = { kind: 'go', piece: 'white-1', to: cellNamed('b4') } as const
  expect(click(state, 'b4').send).toEqual([move])
  expect(onPiece(state, 'white-1').send).toEqual([move])
})
