import { type Course, doNext } from '../agenda.ts'
import { rapidBonus } from '../captains/rapid.ts'
import { activationOf, shipNamed } from '../fleet.ts'
import { isDiagonal } from '../geometry/headings.ts'
import { calmRange, flanks, manoeuvre, pointsAfter, pointsFor, sailingBarrier } from '../sailing.ts'
import type { AdmiralState, Cell, Ship, SteerMove, Task, UnitId } from '../types.ts'
import { RUDDERS } from '../types.ts'
import { crossingOffers, readyOffers } from './offers.ts'
import { loadAndLand } from './port.ts'

type Arrival = Extract<Task, { do: 'arrive' }>

/**
 * Makes one manoeuvre. A cell that the ship entered in this move and now leaves is passed: enemies whose guns bear on
 * it may fire before the ship goes on (A-CROSS). At the start of the move, no enemy may.
 */
export function steer(course: Course, { ship: id, turn: rudder, captain }: SteerMove): void {
  const { turn } = course
  const ship = shipNamed(turn.state, id)
  const declared = captain === true
  if (!ship || sailingBarrier(turn.state, ship, rudder, declared) !== null) return
  if (activationOf(turn.state, id).stage === 'begun') {
    const left = pointsFor(turn.state, ship, declared)
    turn.emit({ kind: 'sailsSet', ship: id, left, helped: rapidBonus(turn.state, ship, declared) > 0 })
    doNext(course, { do: 'cross', ship: id, turn: rudder })
  } else {
    doNext(course, ...crossingOffers(turn.state, ship, null), { do: 'cross', ship: id, turn: rudder })
  }
}

/**
 * Handles what a ship passes in a manoeuvre before its last cell: a cell passed in a turn, or the corner between two.
 */
export function cross(course: Course, { ship: id, turn: rudder }: Extract<Task, { do: 'cross' }>): void {
  const { turn } = course
  const ship = shipNamed(turn.state, id)
  if (!ship || ship.at === null) return
  const { path, heading } = manoeuvre(ship.at, ship.heading, rudder)
  const arrival: Arrival = { do: 'arrive', ship: id, path, turn: rudder, before: ship.heading, after: heading }
  const [passed, last] = path
  if (passed !== undefined && last !== undefined) passCell(course, ship, arrival, passed, last)
  else doNext(course, ...cornerOffers(turn.state, ship, heading !== ship.heading), arrival)
}

/** Passes the first of the two cells of a turn, where the heading is already the new one (A-FRESH). */
function passCell(course: Course, ship: Ship, arrival: Arrival, passed: Cell, last: Cell): void {
  const { turn } = course
  const offers = crossingOffers(turn.state, { ...ship, at: passed, heading: arrival.after }, null)
  if (offers.length === 0) return doNext(course, arrival)
  moveAlong(course, arrival, [passed], activationOf(turn.state, ship.id).left)
  doNext(course, ...offers, { ...arrival, path: [last] })
}

/** Returns the offers for lines of fire that are crossed between two cells (A-CROSS). */
function cornerOffers(state: AdmiralState, ship: Ship, turning: boolean): readonly Task[] {
  if (ship.at === null || !isDiagonal(ship.heading)) return []
  return crossingOffers(state, ship, { ship: ship.id, cells: flanks(ship.at, ship.heading), turning })
}

/** Ends a manoeuvre, and the move too if no other manoeuvre can follow. */
export function arrive(course: Course, arrival: Arrival): void {
  const { turn } = course
  const { ship: id, path, before, after } = arrival
  if (!isAfloat(turn.state, id)) return
  moveAlong(course, arrival, path, pointsAfter(turn.state, activationOf(turn.state, id).left, before, after))
  const ship = shipNamed(turn.state, id)
  const canGoOn = ship && RUDDERS.some((rudder) => sailingBarrier(turn.state, ship, rudder, false) === null)
  if (!canGoOn) doNext(course, { do: 'endMove', ship: id, spared: null })
}

function moveAlong(
  { turn }: Course,
  { ship: id, turn: rudder, after }: Arrival,
  path: readonly Cell[],
  left: number,
): void {
  const ship = shipNamed(turn.state, id)
  const to = path.at(-1)
  if (!ship || ship.at === null || to === undefined) return
  const calm = turn.state.wind.strength === 'calm' && calmRange(turn.state, ship) === 0
  const { at: from, heading: fromHeading } = ship
  turn.emit({ kind: 'shipMoved', ship: id, from, to, path, fromHeading, heading: after, turn: rudder, left, calm })
}

function isAfloat(state: AdmiralState, id: UnitId): boolean {
  return typeof shipNamed(state, id)?.at === 'number'
}

/** Ends a move: gold goes aboard or ashore, and a ready Swift may fire (A-REPLY, A-SCENARIO). */
export function endMove(course: Course, { ship: id, spared }: Extract<Task, { do: 'endMove' }>): void {
  const { turn } = course
  const { activation } = turn.state
  if (activation?.ship !== id || activation.stage !== 'moving') return
  turn.emit({ kind: 'moveEnded', ship: id })
  loadAndLand(turn, id)
  const ship = shipNamed(turn.state, id)
  if (ship) doNext(course, ...readyOffers(turn.state, ship, spared))
}
