import { describe, expect, it } from 'vitest'
import { hint } from '../../../engine/jackal/foresight.ts'
import { legalMoves } from '../../../engine/jackal/moves.ts'
import type { JackalState } from '../../../engine/jackal/types.ts'
import { cellNamed, JackalBoard } from '../../testkit/boards/jackalBoard.ts'
import { onNext } from './actorRules.ts'
import { onCell, onPiece, onSentThere, onShip } from './cellRules.ts'
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
const man = (id: string) => ({ kind: 'piece', id }) as const

/**
 * Returns a match with two pieces ashore, both one step from g3, and a third aboard the ship off g2, where it meets no
 * other.
 */
const beach = () =>
  new JackalBoard()
    .row(2, '. . . . empty1 empty1 empty1')
    .row(3, '. . . . empty1 empty2 empty3')
    .row(4, '. . . . empty1 empty2 empty3')
    .pirate('white', 'f3')
    .pirate('white', 'h4')
    .pirate('white', 'aboard')
    .coins('f3', 1)

describe('a cell in reach of several pieces', () => {
  it('asks which one goes there, and sends nothing yet', () => {
    const { send, patch } = click(asked(beach().state()), 'g3')
    expect(send).toBeUndefined()
    expect(patch?.selected).toBeUndefined()
    expect(patch?.prompt).toMatchObject({ cell: cellNamed('g3'), who: [man('white-1'), man('white-2')] })
  })

  it('sends the named one, and asks about its coin first', () => {
    const state = applied(asked(beach().state()), click(asked(beach().state()), 'g3'))
    expect(onSentThere(state, man('white-2')).send).toEqual([{ kind: 'go', piece: 'white-2', to: cellNamed('g3') }])
    const { send, patch } = onSentThere(state, man('white-1'))
    expect([send, patch?.prompt?.moves.length, patch?.prompt?.who]).toEqual([undefined, 2, undefined])
  })

  it('is deselected by Esc', () => {
    const state = applied(asked(beach().state()), click(asked(beach().state()), 'g3'))
    expect(onCancel(state)?.patch).toEqual({ prompt: null })
  })
})

describe('with the ship chosen', () => {
  const crowded = () => asked(beach().pirate('white', 'g2').state())

  it.each([
    ['the tile ahead', (state: IntentState) => click(state, 'g2')],
    ['the own man who stands there', (state: IntentState) => onPiece(state, 'white-4')],
  ])('a click on %s sends one of the crew there', (_, gesture) => {
    const state = applied(crowded(), onShip(crowded(), 'white'))
    expect(gesture(state).send).toEqual([{ kind: 'go', piece: 'white-3', to: cellNamed('g2') }])
  })

  it('a crew of several kinds is asked which one goes there', () => {
    const mixed = asked(beach().pirate('white', 'g2').resident('ben', 'white', 'aboard').state())
    const state = applied(mixed, onShip(mixed, 'white'))
    expect(onPiece(state, 'white-4').patch?.prompt?.who).toEqual([man('white-3'), man('ben')])
  })
})

describe('the piece that moved last', () => {
  /** Returns the turn after one of the pieces went somewhere, or stayed in place as far as the table shows. */
  const nextTurn = (view: JackalState, mover: string, cell: string): IntentState => {
    const state = applied(asked(view), onPiece(asked(view), mover))
    const gone = applied(state, click(state, cell))
    expect(gone.asked).toBeNull()
    return asked(view, applied(gone, onAsked(gone, null, view)))
  }
  const again = (board = beach()) => nextTurn(board.state(), 'white-2', 'g3')

  it('is chosen at the start of the next turn, and its targets are lit', () => {
    expect(again()).toMatchObject({ selected: man('white-2'), kept: true })
    expect(targetsOf(again()).map(({ cell }) => cell)).toContain(cellNamed('g3'))
  })

  it('is not chosen while it cannot act, nor once it is aboard', () => {
    const view = beach().state()
    const withHim = (change: Partial<JackalState['pieces'][number]>): JackalState => ({
      ...view,
      pieces: view.pieces.map((one) => (one.id === 'white-2' ? { ...one, ...change } : one)),
    })
    for (const change of [{ trapped: true }, { at: cellNamed('g1') }]) {
      expect(asked(withHim(change), again()).selected).toBeNull()
    }
  })

  it('is not chosen once the ship has moved', () => {
    const view = beach().state()
    const aboard = applied(again(), onShip(again(), 'white'))
    const gone = applied(aboard, click(aboard, 'f1'))
    expect(asked(view, gone).selected).toBeNull()
  })

  it('goes to a cell that others could reach as well', () => {
    expect(click(again(), 'g3').send).toEqual([{ kind: 'go', piece: 'white-2', to: cellNamed('g3') }])
  })

  it('leaves a cell out of its reach to the piece that reaches it', () => {
    expect(click(again(), 'f2').send).toEqual([{ kind: 'go', piece: 'white-1', to: cellNamed('f2') }])
  })

  it('leaves the sea to the ship, whichever piece is aboard', () => {
    expect(click(again(), 'f1').send).toEqual([{ kind: 'sail', team: 'white', to: cellNamed('f1') }])
  })

  it('leaves the ship and the pieces beside it to be chosen by a click', () => {
    const beside = again(beach().pirate('white', 'g4'))
    expect(click(beside, 'g4').patch).toMatchObject({ selected: man('white-4'), kept: false })
    expect(click(beside, 'g1').patch).toMatchObject({ selected: { kind: 'ship', team: 'white' } })
  })

  it('stays chosen by a click on itself', () => {
    for (const gesture of [click(again(), 'h4'), onPiece(again(), 'white-2')]) {
      expect(gesture).toMatchObject({ patch: { selected: man('white-2'), kept: false, why: null } })
      expect(gesture.send).toBeUndefined()
    }
  })

  it('once chosen by the player, shows why it does not reach a cell', () => {
    const chosen = applied(again(), click(again(), 'h4'))
    expect(click(chosen, 'f2').patch?.why?.refusal).toBe('too-far')
  })

  it('brings its coin home by one click on the ship', () => {
    const view = beach().pirate('white', 'g2').coins('g2', 1).state()
    const home = asked(view, { ...asked(view), moved: { white: 'white-4' } })
    expect(home.selected).toEqual(man('white-4'))
    expect(click(home, 'g1').send).toEqual([{ kind: 'go', piece: 'white-4', to: cellNamed('g1'), carry: 'coin' }])
  })

  it('climbs out of the water by one click on the ship', () => {
    const view = beach().pirate('white', 'h1').state()
    const swimmer = asked(view, { ...asked(view), moved: { white: 'white-4' } })
    expect(swimmer.selected).toEqual(man('white-4'))
    expect(click(swimmer, 'g1').send).toEqual([{ kind: 'go', piece: 'white-4', to: cellNamed('g1') }])
  })

  it('is followed by the next one with Tab, takes its coin with E, and is deselected by Esc', () => {
    expect(onNext(again(), 1).patch?.selected).toEqual(man('white-3'))
    expect(onCancel(again())?.patch).toMatchObject({ selected: null, kept: false })
    const loaded = beach().coins('h4', 1).state()
    const state = asked(loaded, again())
    expect(onCarry(state).patch).toMatchObject({ carry: 'coin', kept: false })
  })
})
