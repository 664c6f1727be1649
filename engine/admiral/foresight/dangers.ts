import { declaresSwift } from '../captains/swift.ts'
import { activationOf, isBeforeFirstDeed, isEnemy, isFighting, shipNamed } from '../fleet.ts'
import { isDiagonal } from '../geometry/headings.ts'
import { shotsBearing } from '../gunnery/lines.ts'
import { crossingOffers, readyOffers } from '../phases/offers.ts'
import { flanks, manoeuvre } from '../sailing.ts'
import {
  type AdmiralState,
  type Cell,
  type Crossing,
  RUDDERS,
  type Rudder,
  type Ship,
  type Task,
  type TeamId,
  type Unit,
  type UnitId,
} from '../types.ts'
import { type Berth, mooring, sailedOn } from './berths.ts'

/** A place on a course where enemies may fire at the ship (A-CROSS, A-REPLY). */
export interface Danger {
  /** The manoeuvre in which it happens, from 0; one more than the last if the move ends there. */
  readonly manoeuvre: number
  /** The cell that the ship passes or lies in; or the two cells on either side of a corner that it passes. */
  readonly cells: readonly Cell[]
  readonly by: readonly UnitId[]
  /** True if only Swift may fire: the captain there is not known. */
  readonly onlySwift: boolean
}

/**
 * Returns the places where a ship may be fired at during these manoeuvres, in order.
 *
 * @param declared true if the captain is declared with the first of them
 */
export function dangersOf(view: AdmiralState, id: UnitId, way: readonly Rudder[], declared = false): readonly Danger[] {
  const start = mooring(view, id, declared)
  const ship = shipNamed(view, id)
  if (!start || !ship) return []
  const isUnderWay = activationOf(view, id).stage === 'moving'
  const isSafe = declaresSwift(view, ship, declared)
  let course = start
  const met: Danger[] = isSafe ? [] : [...challenge(view, ship)]
  for (const [index, turn] of way.entries()) {
    met.push(...onTheWay(view, id, course, turn, index, index > 0 || isUnderWay))
    const next = sailedOn(view, id, course, turn)
    if (!next) return met
    course = next
  }
  if (way.length === 0 || isSafe) return met
  const isOver = !RUDDERS.some((turn) => sailedOn(view, id, course, turn))
  return [...met, ...ending(berthed(view, id, course), id, isOver ? way.length - 1 : way.length)]
}

/**
 * Returns the dangers of one manoeuvre: the cell that the ship leaves, unless it began there, and the cell or corner in
 * between.
 */
function onTheWay(
  view: AdmiralState,
  id: UnitId,
  from: Lying,
  turn: Rudder,
  index: number,
  leaves: boolean,
): readonly Danger[] {
  const here = berthed(view, id, from)
  const { path, heading } = manoeuvre(from.at, from.heading, turn)
  const [passed, last] = path
  const left = leaves ? passing(here, index, id, null) : []
  if (passed !== undefined && last !== undefined) {
    return [...left, ...passing(berthed(view, id, { at: passed, heading }), index, id, null)]
  }
  if (!isDiagonal(from.heading)) return left
  const crossing = { ship: id, cells: flanks(from.at, from.heading), turning: heading !== from.heading }
  return [...left, ...passing(here, index, id, crossing)]
}

/** A place of a ship, current or possible. */
export type Lying = Pick<Berth, 'at' | 'heading'>

function berthed(view: AdmiralState, id: UnitId, { at, heading }: Lying): AdmiralState {
  return { ...view, ships: view.ships.map((ship) => (ship.id === id ? { ...ship, at, heading } : ship)) }
}

/** Returns the danger of a ready Swift, which may fire before the ship acts. */
function challenge(view: AdmiralState, ship: Ship): readonly Danger[] {
  if (!isBeforeFirstDeed(view, ship.id) || ship.at === null) return []
  return found(view, readyOffers(view, ship, null), 0, [ship.at], true)
}

function ending(view: AdmiralState, id: UnitId, index: number): readonly Danger[] {
  const ship = shipNamed(view, id)
  return ship && ship.at !== null ? found(view, readyOffers(view, ship, null), index, [ship.at], true) : []
}

function passing(view: AdmiralState, index: number, id: UnitId, crossing: Crossing | null): readonly Danger[] {
  const ship = shipNamed(view, id)
  if (!ship || ship.at === null) return []
  return found(view, crossingOffers(view, ship, crossing), index, crossing?.cells ?? [ship.at], false)
}

/** Returns the enemies that would be asked, without those that are set never to fire. */
function found(
  { options }: AdmiralState,
  tasks: readonly Task[],
  index: number,
  cells: readonly Cell[],
  onlySwift: boolean,
): readonly Danger[] {
  const replies = (team: TeamId) =>
    typeof options.autoReply === 'string' ? options.autoReply : options.autoReply[team]
  const by = tasks.flatMap((task) => (task.do === 'offer' && replies(task.offer.to) !== 'never' ? task.offer.by : []))
  return by.length > 0 ? [{ manoeuvre: index, cells, by, onlySwift }] : []
}

/** Returns the enemies whose loaded guns bear on a ship in a place, and that may fire in their turn. */
export function bearersOn(view: AdmiralState, id: UnitId, lying: Lying): readonly UnitId[] {
  return enemiesFrom(berthed(view, id, lying), id, (there, ship, enemy) => shotsBearing(there, enemy, ship) > 0)
}

/** Returns the enemies that a ship's guns would bear on from a place. */
export function targetsFrom(view: AdmiralState, id: UnitId, lying: Lying): readonly UnitId[] {
  return enemiesFrom(berthed(view, id, lying), id, (there, ship, enemy) => shotsBearing(there, ship, enemy) > 0)
}

function enemiesFrom(
  view: AdmiralState,
  id: UnitId,
  isMeant: (view: AdmiralState, ship: Ship, enemy: Unit) => boolean,
): readonly UnitId[] {
  const ship = shipNamed(view, id)
  if (!ship) return []
  const enemies = [...view.ships, ...view.forts].filter(
    (unit) => isEnemy(view, ship.team, unit) && isFighting(view, unit),
  )
  return enemies.filter((enemy) => isMeant(view, ship, enemy)).map((enemy) => enemy.id)
}
