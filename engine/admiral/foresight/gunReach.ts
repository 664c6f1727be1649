import { distanceBetween, rayBetween } from '../cells.ts'
import { gunNumbersOf, isEnemy, isFighting, isShip } from '../fleet.ts'
import { raysOf } from '../geometry/arcs.ts'
import type { AdmiralState, Cell, Unit } from '../types.ts'

/** Why guns cannot fire at somebody: too far off, on none of their rays, or something lies between. */
export const SHOT_BARRIERS = ['range', 'arc', 'between'] as const

/** What keeps a ship or fort from firing at a cell, with the distance and how far its guns reach, in cells (A-FIRE). */
export interface GunReach {
  readonly barrier: (typeof SHOT_BARRIERS)[number]
  readonly distance: number
  readonly range: number
}

/** How the guns of a unit that cannot fire at a cell fall short of it. */
export function gunReach(view: AdmiralState, unit: Unit, target: Cell): GunReach {
  const from = unit.at ?? target
  const [distance, { range }] = [distanceBetween(from, target), gunNumbersOf(view, unit)]
  const line = rayBetween(from, target)
  const isOnRay = line !== null && raysOf(isShip(unit) ? unit.heading : null).includes(line.ray)
  return { barrier: distance > range ? 'range' : isOnRay ? 'between' : 'arc', distance, range }
}

/** The enemy in the fight who is nearest to a unit; null where there is none. */
export function nearestEnemy(view: AdmiralState, { at, team }: Unit): Unit | null {
  if (at === null) return null
  const units: readonly Unit[] = [...view.ships, ...view.forts]
  const off = (other: Unit) => (other.at === null ? Number.POSITIVE_INFINITY : distanceBetween(at, other.at))
  const [nearest] = units
    .filter((other) => other.at !== null && isEnemy(view, team, other) && isFighting(view, other))
    .toSorted((a, b) => off(a) - off(b))
  return nearest ?? null
}
