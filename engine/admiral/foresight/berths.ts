import { activationOf, shipNamed } from '../fleet.ts'
import type { Heading } from '../geometry/headings.ts'
import { isWayFree, manoeuvre, pointsAfter, pointsFor } from '../sailing.ts'
import { type AdmiralState, type Cell, RUDDERS, type Rudder, type UnitId } from '../types.ts'

/** A place that a ship can reach in this move. */
export interface Berth {
  readonly at: Cell
  readonly heading: Heading
  /** The points left there; if less than one, the move is over. */
  readonly left: number
  /** The manoeuvres that lead there. */
  readonly way: readonly Rudder[]
  /** The cells entered on that way. */
  readonly path: readonly Cell[]
}

/**
 * Returns every cell and heading that a ship can reach in this move, each by the way that leaves most points, if no
 * fire hinders the ship.
 *
 * @param rapid true if its captain Rapid is used
 */
export function reachable(view: AdmiralState, id: UnitId, rapid = false): readonly Berth[] {
  const start = mooring(view, id, rapid)
  return start ? coursesFrom(seaWithout(view, id), start) : []
}

/** Returns every berth reachable from another, on a sea without the ship itself. */
export function coursesFrom(sea: AdmiralState, start: Berth): readonly Berth[] {
  const berths = new Map<string, Berth>()
  let reached: readonly Berth[] = [start]
  while (reached.length > 0) {
    reached = reached.flatMap((berth) => nextBerths(sea, berth)).filter((berth) => keepBest(berths, berth))
  }
  return [...berths.values()]
}

/**
 * Returns the ship's current place as the beginning of any course; null for a ship that cannot sail any more in this
 * activation.
 */
export function mooring(view: AdmiralState, id: UnitId, rapid = false): Berth | null {
  const ship = shipNamed(view, id)
  const { stage, left } = activationOf(view, id)
  if (!ship || ship.at === null || (stage !== 'begun' && stage !== 'moving')) return null
  const points = stage === 'moving' ? left : pointsFor(view, ship, rapid)
  return { at: ship.at, heading: ship.heading, left: points, way: [], path: [] }
}

/** Returns whether no manoeuvre is possible in any wind: the edge, land or reefs lie ahead on all sides (A-FRESH). */
export function isDeadEnd(view: AdmiralState, { at, heading }: Pick<Berth, 'at' | 'heading'>): boolean {
  const sea = { ...view, ships: [] }
  return !RUDDERS.some((turn) => isWayFree(sea, { at, heading }, turn))
}

/** Returns the course with one manoeuvre more; null if that cannot be sailed. */
export function sailedOn(view: AdmiralState, id: UnitId, course: Berth, turn: Rudder): Berth | null {
  return nextBerths(seaWithout(view, id), course).find((berth) => berth.way.at(-1) === turn) ?? null
}

/**
 * Returns where these manoeuvres lead a ship; null if they cannot all be sailed.
 *
 * @param declared true if the captain is declared with them
 */
export function courseAlong(view: AdmiralState, id: UnitId, way: readonly Rudder[], declared: boolean): Berth | null {
  const start = mooring(view, id, declared)
  return way.reduce<Berth | null>((course, turn) => course && sailedOn(view, id, course, turn), start)
}

/**
 * Returns the points that a ship can still sail with at a berth: none if land, a reef or another ship ends its move
 * there (A-FRESH).
 */
export function pointsToSail(view: AdmiralState, id: UnitId, berth: Berth): number {
  return nextBerths(seaWithout(view, id), berth).length > 0 ? berth.left : 0
}

/** Returns the sea without the ship: its current cell is free once it has left. */
export function seaWithout(view: AdmiralState, id: UnitId): AdmiralState {
  return { ...view, ships: view.ships.filter((one) => one.id !== id) }
}

function nextBerths(sea: AdmiralState, { at, heading, left, way, path }: Berth): readonly Berth[] {
  if (left < 1) return []
  const rudders = sea.wind.strength === 'calm' ? (['none'] as const) : RUDDERS
  return rudders
    .filter((turn) => isWayFree(sea, { at, heading }, turn))
    .map((turn) => {
      const next = manoeuvre(at, heading, turn)
      return {
        at: next.path.at(-1) ?? at,
        heading: next.heading,
        left: pointsAfter(sea, left, heading, next.heading),
        way: [...way, turn],
        path: [...path, ...next.path],
      }
    })
}

function keepBest(berths: Map<string, Berth>, berth: Berth): boolean {
  const key = `${berth.at} ${berth.heading}`
  const known = berths.get(key)
  if (known && known.left >= berth.left) return false
  berths.set(key, berth)
  return true
}
