import { classOf, gunNumbersOf, hullLeft, isShip, sidesOf, unitNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, Ashore, Fort, Ship, Team, TeamId, Unit, UnitId } from '../../../../engine/admiral/types.ts'
import type { Seat } from '../../../../engine/kernel/game.ts'

/** The states of a ship or fort in this round. */
export const CONDITIONS = ['ready', 'active', 'done', 'prize', 'sunk', 'silent'] as const
export type Condition = (typeof CONDITIONS)[number]

/** A remaining amount and its maximum. */
export interface Gauge {
  readonly left: number
  readonly of: number
}

/** A ship or fort in the form that the panels show. */
export interface UnitStatus {
  readonly unit: Unit
  readonly condition: Condition
  readonly hull: Gauge
  /** Null for forts. */
  readonly sails: Gauge | null
  readonly shots: Gauge
  /** Points left of its move; null unless it is moving. */
  readonly points: number | null
}

/** A squadron with its forts. */
export interface Fleet extends Team {
  readonly ships: readonly UnitStatus[]
  readonly forts: readonly UnitStatus[]
  readonly ashore: readonly Ashore[]
  /** Remaining hull of its ships and forts: decides the match after the last round. */
  readonly hull: number
  readonly afloat: number
  /** The number of units still to act this round. */
  readonly left: number
  /** True if the squadron has the turn, or is asked. */
  readonly acting: boolean
}

/**
 * Returns the team that decides: one that assigns captains, one that gets an offer, or the one in turn. If there are
 * several, `asked`.
 */
export function actingTeam({ assigning, offer, turn }: AdmiralState, asked: Seat | null = null): TeamId {
  return assigning.find((team) => team === asked) ?? assigning[0] ?? offer?.to ?? turn
}

/** Returns all squadrons in order of play. */
export function fleetsOf(state: AdmiralState): readonly Fleet[] {
  return state.teams.map((entry) => fleetOf(state, entry))
}

/** Returns the squadrons by their sides: one alone, or two allies. */
export function sidesOfFleets(state: AdmiralState): readonly (readonly Fleet[])[] {
  const fleets = fleetsOf(state)
  return sidesOf(state).map((side) => fleets.filter(({ id }) => side.includes(id)))
}

function fleetOf(state: AdmiralState, entry: Team): Fleet {
  const own = (units: readonly Unit[]) =>
    units.filter(({ team }) => team === entry.id).map((unit) => statusOf(state, unit))
  const [ships, forts] = [own(state.ships), own(state.forts)]
  return {
    ...entry,
    ships,
    forts,
    hull: [...ships, ...forts].reduce((sum, { hull }) => sum + hull.left, 0),
    ashore: state.ashore.filter(({ team }) => team === entry.id),
    afloat: ships.filter(({ condition }) => condition !== 'sunk').length,
    left: [...ships, ...forts].filter(({ condition }) => condition === 'ready' || condition === 'active').length,
    acting: state.result === null && (state.assigning.includes(entry.id) || actingTeam(state) === entry.id),
  }
}

/** Returns a ship or fort of a state by its id, in the form that the panels show; null if there is none. */
export function statusNamed(state: AdmiralState, id: UnitId | null): UnitStatus | null {
  const unit = id === null ? null : unitNamed(state, id)
  return unit && statusOf(state, unit)
}

/** Returns a ship or fort in the form that the panels show. */
export function statusOf(state: AdmiralState, unit: Unit): UnitStatus {
  const { hull, shots } = gunNumbersOf(state, unit)
  return {
    unit,
    condition: conditionOf(state, unit),
    hull: gauge(hullLeft(state, unit), hull),
    sails: isShip(unit) ? sailsOf(state, unit) : null,
    shots: gauge(unit.at === null ? 0 : unit.shotsLeft, shots),
    points: pointsOf(state, unit),
  }
}

function sailsOf(state: AdmiralState, ship: Ship): Gauge {
  const { straight } = classOf(state, ship)
  return gauge(straight - ship.sailDamage, straight)
}

/**
 * The most points that are drawn, each as a pip. No ruleset has more, but a table on another computer may send any
 * number.
 */
const MOST_PIPS = 99

const gauge = (left: number, of: number): Gauge => ({ left: Math.max(0, left), of: Math.min(of, MOST_PIPS) })

function conditionOf(state: AdmiralState, unit: Ship | Fort): Condition {
  if (unit.at === null) return 'sunk'
  if (state.activation?.ship === unit.id) return 'active'
  if (!isShip(unit) && hullLeft(state, unit) <= 0) return 'silent'
  if (isShip(unit) && unit.prize) return 'prize'
  return unit.done ? 'done' : 'ready'
}

function pointsOf({ activation }: AdmiralState, { id }: Unit): number | null {
  return activation?.ship === id && activation.stage === 'moving' ? Math.max(0, activation.left) : null
}
