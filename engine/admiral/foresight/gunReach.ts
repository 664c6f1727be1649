import { distanceBetween, rayBetween } from '../cells.ts'
import { gunNumbersOf, isEnemy, isFighting, isShip } from '../fleet.ts'
import { raysOf } from '../geometry/arcs.ts'
import type { AdmiralState, Cell, Unit } from '../types.ts'

/** The reasons why guns cannot fire at a target: too far away, on none of their rays, or blocked. */
export const SHOT_BARRIERS = ['range', 'arc', 'between'] as const

/**
 * The obstacle that keeps a ship or fort from firing at a cell, with the distance and the range of its guns in cells
 * (A-FIRE).
 */
export interface GunReach {
  readonly barrier: (typeof SHOT_BARRIERS)[number]
  readonly distance: number
  readonly range: number
}

/** Returns why the guns of a unit do not reach a cell. */
export function gunReach(view: AdmiralState, unit: Unit, target: Cell): GunReach {
  const from = unit.at ?? target
  const [distance, { range }] = [distanceBetween(from, target), gunNumbersOf(view, unit)]
  const line = rayBetween(from, target)
  const isOnRay = line !== null && raysOf(isShip(unit) ? unit.heading : null).includes(line.ray)
  return { barrier: distance > range ? 'range' : isOnRay ? 'between' : 'arc', distance, range }
}

/** Returns the fighting enemy nearest to a unit; null if there is none. */
export function nearestEnemy(view: AdmiralState, { at, team }: Unit): Unit | null {
  if (at === null) return null
  const units: readonly Unit[] = [...view.ships, ...view.forts]
  const off = (other: Unit) => (other.at === null ? Number.POSITIVE_INFINITY : distanceBetween(at, other.at))
  const [nearest] = units
    .filter((other) => other.at !== null && isEnemy(view, team, other) && isFighting(view, other))
    .toSorted((a, b) => off(a) - off(b))
  return nearest ?? null
}
