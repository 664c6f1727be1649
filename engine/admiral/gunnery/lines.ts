import { distanceBetween, rayBetween, stepFrom } from '../cells.ts'
import { gunNumbersOf, isFighting, isLand, isShip, shipAt } from '../fleet.ts'
import { type Guns, gunsToward } from '../geometry/arcs.ts'
import { type Heading, opposite } from '../geometry/headings.ts'
import type { AdmiralState, Cell, Crossing, Unit, UnitId } from '../types.ts'

/** The bearing of guns on a target. */
export interface Bearing {
  readonly guns: Guns
  /** The ray seen from the shooter. */
  readonly ray: Heading
  /** The distance of the shot as the rules count it, in cells. */
  readonly distance: number
  /** The target cell. */
  readonly at: Cell
}

/**
 * Returns the guns of a unit that bear on another, in range and with nothing between (A-FIRE); null if none do. For a
 * ship that crosses a line between two cells, the farther of them counts, in both directions (A-CROSS).
 */
export function bearingOf(
  state: AdmiralState,
  shooter: Unit,
  target: Unit,
  crossing: Crossing | null = null,
): Bearing | null {
  const line = lineOf(shooter, target, crossing)
  if (!line || line.distance > gunNumbersOf(state, shooter).range) return null
  const guns = isShip(shooter) ? gunsToward(shooter.heading, line.ray) : 'broadside'
  if (!guns || !isClear(state, line, [shooter.id, target.id])) return null
  return { guns, ray: line.ray, distance: line.distance, at: line.at }
}

/** Returns the shots that a unit can fire at a target now: those of its broadsides, or the one of bow or stern. */
export function shotsBearing(
  state: AdmiralState,
  shooter: Unit,
  target: Unit,
  crossing: Crossing | null = null,
): number {
  if (!hasShots(state, shooter)) return 0
  const bearing = bearingOf(state, shooter, target, crossing)
  if (!bearing) return 0
  if (bearing.guns === 'broadside') return shooter.shotsLeft
  return isShip(shooter) && shooter.chaserUsed ? 0 : 1
}

export function hasShots(state: AdmiralState, unit: Unit): boolean {
  return unit.shotsLeft > 0 && isFighting(state, unit) && !(isShip(unit) && unit.prize)
}

interface Line {
  /** The ray seen from the shooter. */
  readonly ray: Heading
  readonly distance: number
  readonly at: Cell
  /** The cell from which the search for blocking units starts, and its direction. */
  readonly from: Cell
  readonly along: Heading
}

function lineOf(shooter: Unit, target: Unit, crossing: Crossing | null): Line | null {
  if (shooter.at === null || target.at === null) return null
  if (crossing?.ship === target.id) return cornerLine(shooter.at, crossing)
  if (crossing?.ship === shooter.id) {
    const back = crossing.turning ? null : cornerLine(target.at, crossing)
    return back && { ...back, ray: opposite(back.ray), at: target.at }
  }
  const line = rayBetween(shooter.at, target.at)
  return line && { ...line, at: target.at, from: shooter.at, along: line.ray }
}

/** Returns the line from a unit through the corner between two cells to the farther of them. */
function cornerLine(from: Cell, { cells: [one, other] }: Crossing): Line | null {
  const [near, far] = distanceBetween(from, one) < distanceBetween(from, other) ? [one, other] : [other, one]
  const line = rayBetween(from, far)
  if (!line || line.ray !== rayBetween(near, far)?.ray) return null
  return { ...line, at: far, from, along: line.ray }
}

/** Returns whether a line is clear: land, forts and ships block, reefs do not; the last cell does not count. */
function isClear(state: AdmiralState, { from, along, distance }: Line, those: readonly UnitId[]): boolean {
  let cell = from
  for (let gone = 1; gone < distance; gone++) {
    cell = stepFrom(cell, along)
    if (isLand(state.board, cell)) return false
    const between = shipAt(state, cell)
    // A ship under way is in its new cell and no longer in its old one.
    if (between && !those.includes(between.id)) return false
  }
  return true
}
