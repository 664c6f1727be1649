import { describe, expect, it } from 'vitest'
import { printCell } from '../../../engine/jackal/cells.ts'
import { hint } from '../../../engine/jackal/foresight.ts'
import { legalMoves } from '../../../engine/jackal/moves.ts'
import type { JackalState } from '../../../engine/jackal/types.ts'
import { island } from '../../../engine/testkit/island.ts'
import { cellNamed } from '../../testkit/boards/jackalBoard.ts'
import { onCell, onPiece, onShip } from '../intent/cellRules.ts'
import { IDLE_INTENT, type IntentState, type Reaction } from '../intent/intentState.ts'
import { onCarry } from '../intent/loadRules.ts'
import { onAsked } from '../intent/questionRules.ts'
import { pointingOf } from './pointing.ts'

type Gesture = (state: IntentState) => Reaction

function intentAfter(view: JackalState, ...gestures: Gesture[]): IntentState {
  const moves = legalMoves(view, 'white').map((move) => ({ move, hint: hint(view, move) }))
  const asked: Gesture = (state) => onAsked(state, { seat: 'white', moves }, view)
  let now: IntentState = IDLE_INTENT
  for (const gesture of [asked, ...gestures]) now = { ...now, ...gesture(now).patch }
  return now
}
const shown = (state: IntentState) => pointingOf(state, false)
const signs = (state: IntentState) => {
  const { view } = state
  return view ? shown(state).aloft.map(({ cell, sign }) => `${printCell(view.board, cell)} ${sign}`) : []
}
const piece =
  (id: string): Gesture =>
  (state) =>
    onPiece(state, id)
const hover =
  (cell: string): Gesture =>
  () => ({ patch: { hovered: cellNamed(cell) } })

const crews = { 'white-1': 'f2', 'white-2': 'e5', 'white-3': 'g1', 'red-1': 'd5' }
const beach = () => island('empty=1', { at: 'f2', pieces: crews }).state

describe('a piece that may act', () => {
  it('is lit, or by its ship if it is aboard', () => {
    expect(shown(intentAfter(beach())).ready).toEqual([
      { kind: 'piece', id: 'white-1' },
      { kind: 'piece', id: 'white-2' },
      { kind: 'ship', team: 'white' },
    ])
  })

  it('is not lit twice when it is chosen', () => {
    const chosen = intentAfter(beach(), piece('white-2'))
    expect(shown(chosen).ready).not.toContainEqual({ kind: 'piece', id: 'white-2' })
    expect(shown(intentAfter(beach(), (state) => onShip(state, 'white'))).ready.map(({ kind }) => kind)).toEqual([
      'piece',
      'piece',
    ])
  })

  it('is not lit while something plays', () => {
    expect(pointingOf(intentAfter(beach()), true)).toMatchObject({ ready: [], selected: null, targets: [] })
  })
})

describe('the coin', () => {
  const gold = () => island('empty=1 ?rum', { pieces: { 'white-1': 'e5', 'red-1': 'd5' } }).state
  const barred = (state: IntentState) => shown(state).barred.map((cell) => printCell(gold().board, cell))

  it('bars closed tiles and enemies, which are marked as long as it is carried', () => {
    const chosen = intentAfter(gold(), piece('white-1'))
    expect(barred(chosen)).toEqual([])
    expect(barred(intentAfter(gold(), piece('white-1'), onCarry)).toSorted()).toEqual(['d5', 'f5'])
    expect(barred(intentAfter(gold(), piece('white-1'), onCarry, onCarry))).toEqual([])
  })
})

describe('a hidden target', () => {
  it('under the own ship shows the gold that it brings', () => {
    expect(signs(intentAfter(beach(), piece('white-1')))).toEqual(['g1 plusOne'])
    expect(signs(intentAfter(island('.', { at: 'f2', pieces: crews }).state, piece('white-1')))).toEqual(['g1 goal'])
  })

  it('under an enemy shows that the enemy is hit', () => {
    expect(signs(intentAfter(beach(), piece('white-2')))).toEqual(['d5 strike'])
  })

  it('is marked too if a balloon takes gold home', () => {
    const balloon = island('empty=1 balloon', { pieces: { ...crews, 'red-1': 'a7' } }).state
    expect(signs(intentAfter(balloon, piece('white-2'), onCarry))).toEqual(['f5 plusOne'])
  })
})

it('every way of the move under the pointer is shown from its start', () => {
  const fork = island('. arrow-2', { pieces: crews }).state
  const { routes, from } = shown(intentAfter(fork, piece('white-2'), hover('f5')))
  expect([routes.length, from]).toEqual([2, cellNamed('e5')])
})

describe('an earthquake', () => {
  const quake = () => {
    const game = island('. ?earthquake', { pieces: { 'white-1': 'e5', 'red-1': 'a7' } })
    game.go('white-1', 'f5')
    return game.state
  }

  it('marks only the tile under the pointer', () => {
    expect(shown(intentAfter(quake())).targets).toEqual([])
    expect(shown(intentAfter(quake(), hover('c3'))).targets.map(({ cell }) => cell)).toEqual([cellNamed('c3')])
  })

  it('shows the exchange as soon as a second tile is pointed at', () => {
    const first: Gesture = (state) => onCell(state, cellNamed('c3'))
    expect(shown(intentAfter(quake(), first)).swap).toBeNull()
    expect(shown(intentAfter(quake(), first, hover('e3'))).swap).toEqual(['c3', 'e3'].map(cellNamed))
  })
})

it('the places of the lighthouse are lit while their tiles are arranged', () => {
  const game = island('. ?lighthouse', { pieces: { 'white-1': 'e5' }, tiles: { c3: '?rum', d3: '?trap' } })
  game.go('white-1', 'f5')
  for (const cell of ['c3', 'd3']) game.play('white', { kind: 'peek', cell })
  expect(shown(intentAfter(game.state)).targets.map(({ cell }) => cell)).toEqual(['c3', 'd3'].map(cellNamed))
})

describe('the bear in the archipelago', () => {
  const hunted = (pieces: object) =>
    island('. .', {
      options: { variant: 'archipelago' },
      pieces: { 'white-1': 'e5', ...pieces },
      more: { bear: { at: 'h5', wokenBy: 'white' } },
    }).state
  const bearAfter = (pieces: object, cell: string) => {
    const { bear } = shown(intentAfter(hunted(pieces), piece('white-1'), hover(cell)))
    return bear && { to: printCell(hunted(pieces).board, bear.to), reaches: bear.reaches }
  }

  it('is shown with its next step and the pieces that it reaches', () => {
    expect(bearAfter({ 'red-1': 'i6' }, 'f5')).toEqual({ to: 'i6', reaches: ['red-1'] })
    expect(bearAfter({ 'white-2': 'g4' }, 'f5')).toEqual({ to: 'g4', reaches: ['white-2'] })
  })

  it('is not shown while nothing is pointed at', () => {
    expect(shown(intentAfter(hunted({}), piece('white-1'))).bear).toBeNull()
  })
})

it('a bottle is shown over the piece that it frees', () => {
  const game = island('trap . .', {
    options: { variant: 'archipelago' },
    teams: { white: { bottles: 1 } },
    pieces: { 'white-1': { at: 'e5', trapped: true }, 'white-2': 'g5' },
  })
  game.go('white-2', 'g6')
  expect(signs(intentAfter(game.state))).toEqual(['e5 bottle'])
})
