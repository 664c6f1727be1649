import { describe, expect, it } from 'vitest'
import { legalMoves } from '../../../engine/jackal/moves.ts'
import { cellNamed, JackalBoard } from '../../testkit/boards/jackalBoard.ts'
import { onNext, onOccupied } from './actorRules.ts'
import { IDLE_INTENT, type IntentState } from './intentState.ts'
import { onAsked } from './questionRules.ts'
import { crewOf, loadsOf, rowableOf, sailersOf, targetsOf } from './targets.ts'

function asked(board: JackalBoard): IntentState {
  const view = board.state()
  const moves = legalMoves(view, 'white').map((move) => ({ move, hint: {} }))
  return { ...IDLE_INTENT, ...onAsked(IDLE_INTENT, { seat: 'white', moves }, view).patch }
}

const goals = (state: IntentState) => targetsOf(state).map(({ cell }) => cell)
const cells = (...names: readonly string[]) => names.map(cellNamed)
const BOAT = { kind: 'ship', team: 'white', boat: true } as const
const rowing = () => asked(new JackalBoard().afloat('d1', 'white', 'S').pirate('white', 'd1').pirate('white', 'aboard'))

describe('the lifeboat is chosen and rowed', () => {
  it('like a ship, separately from it', () => {
    const state = rowing()
    expect([sailersOf(state.asked), rowableOf(state.asked)]).toEqual([['white'], BOAT])
    expect(goals({ ...state, selected: BOAT })).toEqual(cells('d2', 'e1', 'c1'))
    expect(goals({ ...state, selected: { kind: 'ship', team: 'white' } }).toSorted((a, b) => a - b)).toEqual(
      cells('f1', 'h1', 'g2'),
    )
  })

  it('by any piece aboard, which may go ashore as well', () => {
    const state = rowing()
    expect(goals({ ...state, selected: { kind: 'piece', id: 'white-1' } }).toSorted((a, b) => a - b)).toEqual(
      cells('c1', 'e1', 'd2'),
    )
  })

  it('with a click on its cell, then its crew in turn', () => {
    const state = rowing()
    expect(onOccupied(state, cellNamed('d1'))?.patch?.selected).toEqual(BOAT)
    const chosen = { ...state, selected: BOAT }
    expect(onOccupied(chosen, cellNamed('d1'))?.patch?.selected).toEqual({ kind: 'piece', id: 'white-1' })
    expect(crewOf(chosen)).toMatchObject({ ship: 'white', boat: true, at: cellNamed('d1'), men: [{ id: 'white-1' }] })
  })

  it('with Tab after pieces and ships', () => {
    const state = { ...rowing(), selected: { kind: 'ship', team: 'white' } as const }
    expect(onNext(state, 1).patch?.selected).toEqual(BOAT)
  })

  it('automatically if nothing else can act', () => {
    const board = new JackalBoard().afloat('b1', 'white', 'S').pirate('white', 'b1')
    expect(asked(board).selected).toEqual(BOAT)
  })
})

it('the lifeboat may be taken along like a coin, and into the sea', () => {
  const board = new JackalBoard().row(2, 'empty1 empty1').boat('c2').pirate('white', 'c2')
  const state = { ...asked(board), selected: { kind: 'piece', id: 'white-1' } as const }
  expect(loadsOf(state)).toEqual(['boat'])
  expect(goals({ ...state, carry: 'boat' }).toSorted((a, b) => a - b)).toEqual(cells('b1', 'c1', 'd1', 'b2', 'd2'))
})
