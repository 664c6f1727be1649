import { rapidBonus } from './captains/rapid.ts'
import { stepFrom } from './cells.ts'
import { activationOf, classOf, isFree, isLand } from './fleet.ts'
import { deviation, type Heading, isDiagonal, turned } from './geometry/headings.ts'
import type { AdmiralRefusal, AdmiralState, Cell, Rudder, Ship } from './types.ts'

/** One manoeuvre: the cells entered in order, and the heading from the first of them on. */
export interface Manoeuvre {
  readonly path: readonly Cell[]
  readonly heading: Heading
}

const HELM = { none: 0, right: 1, left: -1 } as const satisfies Record<Rudder, number>

/**
 * Returns where a manoeuvre leads: a turn from a straight heading goes one cell ahead and one to its side (A-FRESH).
 */
export function manoeuvre(at: Cell, heading: Heading, turn: Rudder): Manoeuvre {
  const ahead = stepFrom(at, heading)
  const helm = HELM[turn]
  if (helm === 0 || isDiagonal(heading)) return { path: [ahead], heading: turned(heading, helm) }
  return { path: [ahead, stepFrom(ahead, turned(heading, 2 * helm))], heading: turned(heading, helm) }
}

/** Returns the two cells on either side of a diagonal step: the ship passes between them. */
export function flanks(at: Cell, heading: Heading): readonly [Cell, Cell] {
  return [stepFrom(at, turned(heading, -1)), stepFrom(at, turned(heading, 1))]
}

/** Returns the points that a move begins with (A-FRESH, A-CALM); with 0 or less the ship cannot move. */
export function pointsFor(state: AdmiralState, ship: Ship, declared: boolean): number {
  const { straight, diagonal } = classOf(state, ship)
  if (state.wind.strength === 'storm') return 0
  if (state.wind.strength === 'calm') return calmPoints(state, ship)
  const range = isDiagonal(ship.heading) ? diagonal : straight
  return range - deviation(ship.heading, state.wind.toward) - ship.sailDamage + rapidBonus(state, ship, declared)
}

function calmPoints(state: AdmiralState, ship: Ship): number {
  const range = calmRange(state, ship)
  return range > 0 ? range : Number(hasSecondCalm(state, ship))
}

/** Returns the cells that a ship sails in any calm with its present heading. */
export function calmRange(state: AdmiralState, ship: Ship): number {
  const { calmStraight, calmDiagonal } = classOf(state, ship)
  return isDiagonal(ship.heading) ? calmDiagonal : calmStraight
}

/**
 * Returns whether it is the second calm in a row with the heading kept: it allows a cell that a single calm does not,
 * once in two calms (A-CALM).
 */
function hasSecondCalm(state: AdmiralState, ship: Ship): boolean {
  const { calmStraight, calmDiagonal } = classOf(state, ship)
  if (ship.calmRounds < 1 || ship.swung || ship.calmSpent !== 'no') return false
  return calmStraight > 0 ? calmDiagonal === 0 && isDiagonal(ship.heading) : !isDiagonal(ship.heading)
}

/** Returns the points left after a manoeuvre; a number below zero simply ends the move (A-FRESH). */
export function pointsAfter(state: AdmiralState, left: number, before: Heading, after: Heading): number {
  if (before === after) return left - 1
  const diagonal = isDiagonal(after) ? 1 : 0
  const closer = deviation(after, state.wind.toward) < deviation(before, state.wind.toward)
  return left - 1 - diagonal + (closer ? 1 : -1)
}

/** Returns why a ship cannot make a manoeuvre now; null if it can. */
export function sailingBarrier(
  state: AdmiralState,
  ship: Ship,
  turn: Rudder,
  declared: boolean,
): AdmiralRefusal | null {
  const { stage, left } = activationOf(state, ship.id)
  if (stage !== 'begun' && stage !== 'moving') return 'move-is-over'
  const { strength } = state.wind
  if (strength === 'storm') return 'storm-no-sailing'
  const points = stage === 'moving' ? left : pointsFor(state, ship, declared)
  if (points < 1) return strength === 'calm' && stage === 'begun' ? 'calm-no-way' : 'no-points-left'
  if (strength === 'calm' && turn !== 'none') return 'no-turn-in-calm-move'
  return isWayFree(state, ship, turn) ? null : 'way-blocked'
}

/**
 * Returns whether every cell of the manoeuvre is free, and it passes no strait between two touching land cells
 * (A-FIELD, A-FRESH).
 */
export function isWayFree(state: AdmiralState, { at, heading }: Pick<Ship, 'at' | 'heading'>, turn: Rudder): boolean {
  if (at === null) return false
  if (!manoeuvre(at, heading, turn).path.every((cell) => isFree(state, cell))) return false
  return !isDiagonal(heading) || !isStrait(state, at, heading)
}

/**
 * Returns whether a step is impossible: a diagonal one between two land cells that touch it on both sides (A-FRESH).
 */
export function isStrait({ board }: AdmiralState, at: Cell, heading: Heading): boolean {
  return flanks(at, heading).every((cell) => isLand(board, cell))
}
