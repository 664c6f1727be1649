import { sharesSide } from '../../../engine/admiral/cells.ts'
import { isBeforeFirstDeed, shipNamed } from '../../../engine/admiral/fleet.ts'
import { type Berth, fireLines, nextRoundOf, reachable } from '../../../engine/admiral/foresight.ts'
import { type Heading, turned } from '../../../engine/admiral/geometry/headings.ts'
import type { AdmiralState, Cell, Ship, UnitId } from '../../../engine/admiral/types.ts'
import { memoizePerObject } from '../../playback/memoizePerObject.ts'

interface Lying {
  readonly at: Cell
  readonly heading: Heading
}

/**
 * Returns whether a ship's broadside bears on another ship within a distance, from its present or another place
 * (A-FIRE).
 */
export function isAbeam(
  view: AdmiralState,
  id: UnitId,
  target: UnitId,
  within: number,
  as: Lying | null = null,
): boolean {
  const ship = shipNamed(view, id)
  if (!ship) return false
  return fireLines(view, ship, as).some(
    ({ guns, stoppedBy, cells }) => guns === 'broadside' && stoppedBy === target && cells.length <= within,
  )
}

/** The number of rounds in the look ahead. */
const ROUNDS = 4

const known = memoizePerObject((_view: AdmiralState) => new Map<string, readonly Cell[]>())

/**
 * Returns the cell to sail to now so that the broadside will bear on a stationary ship within a distance: that cell, or
 * the first on the way that takes the fewest rounds if the wind holds. None if the ship cannot sail in this round.
 */
export function approach(view: AdmiralState, id: UnitId, target: UnitId, within: number): readonly Cell[] {
  return wayTo(view, id, `${target} ${within}`, (berth) => isAbeam(view, id, target, within, berth))
}

/**
 * Returns the cell to sail to now to lie beside a ship, as for boarding; the ship's own cell once it lies there
 * (A-BOARD).
 */
export function alongside(view: AdmiralState, id: UnitId, target: UnitId): readonly Cell[] {
  const [own, prey] = [shipNamed(view, id)?.at ?? null, shipNamed(view, target)?.at ?? null]
  if (own === null || prey === null) return []
  return sharesSide(own, prey) ? [prey] : wayTo(view, id, `beside ${target}`, ({ at }) => sharesSide(at, prey))
}

/**
 * Returns the cell to sail to now so that a ship comes to a place with a property, in the fewest rounds if the wind
 * holds.
 *
 * @param what a unique name of the property.
 */
export function wayTo(
  view: AdmiralState,
  id: UnitId,
  what: string,
  isThere: (berth: Lying) => boolean,
): readonly Cell[] {
  const memory = known(view)
  const key = `${id} ${what}`
  const cells = memory.get(key) ?? found(view, id, isThere)
  memory.set(key, cells)
  return cells
}

function found(view: AdmiralState, id: UnitId, isThere: (berth: Lying) => boolean): readonly Cell[] {
  const next = nextRoundOf(view)
  const seen = new Set<string>()
  const fresh = <B extends Lying>(berths: readonly B[]) =>
    berths.filter(({ at, heading }) => !seen.has(`${at} ${heading}`) && seen.add(`${at} ${heading}`))
  let ways = fresh(endsNow(view, id)).map((first) => ({ first: first.at, now: first as Lying }))
  for (let round = 0; round < ROUNDS; round++) {
    const way = ways.find(({ now }) => isThere(now))
    if (way) return [way.first]
    ways = ways.flatMap(({ first, now }) => fresh(endsFrom(next, id, now)).map((end) => ({ first, now: end })))
  }
  return []
}

/** Returns the ship's possible places at the end of this move, those that a click proposes first. */
function endsNow(view: AdmiralState, id: UnitId): readonly Lying[] {
  const ship = shipNamed(view, id)
  if (!ship || ship.done || ship.at === null) return []
  return [...steady(reachable(view, id)), ...(isBeforeFirstDeed(view, id) ? turnsOf(ship, ship.at) : [])]
}

/** Sorts straight ends before turns, and those with the most points left first. */
const steady = (berths: readonly Berth[]): readonly Berth[] =>
  berths.toSorted((a, b) => swings(a) - swings(b) || b.left - a.left)

const swings = ({ way }: Berth): number => Number(way.at(-1) !== 'none')

const turnsOf = ({ heading }: Pick<Ship, 'heading'>, at: Cell): readonly Lying[] =>
  [-1, 1].map((sectors) => ({ at, heading: turned(heading, sectors) }))

/** Returns the ship's possible places at the end of a later round, from its place then. */
function endsFrom(next: AdmiralState, id: UnitId, { at, heading }: Lying): readonly Lying[] {
  const ships = next.ships.map((ship) => (ship.id === id ? { ...ship, at, heading, done: false } : ship))
  return endsNow({ ...next, ships }, id)
}
