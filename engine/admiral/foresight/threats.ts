import { isOnField } from '../cells.ts'
import { evolve } from '../evolve.ts'
import { activationOf, areAllied, classOf, isEnemy, isFighting, isSea, isShip, shipAt } from '../fleet.ts'
import { deviation, HEADINGS } from '../geometry/headings.ts'
import { hasShots } from '../gunnery/lines.ts'
import { driftAll } from '../phases/storm.ts'
import type { AdmiralEvent, AdmiralState, Cell, Ship, TeamId, Unit, UnitId } from '../types.ts'
import { reachable } from './berths.ts'
import { possibleCaptains } from './captains.ts'
import type { Lying } from './dangers.ts'
import { fireLines } from './fireLines.ts'

/** The possible deeds of an enemy in its coming activation if nothing else changes. */
export interface Threat {
  readonly unit: UnitId
  /** The cells in which the enemy can end its activation, including its current one. */
  readonly sails: ReadonlySet<Cell>
  /** The cells in which it could hit a ship or fort of the threatened side. */
  readonly fires: ReadonlySet<Cell>
}

/**
 * Returns what every enemy that still acts this round could do to a team: each alone, unhindered by fire. An unseen
 * captain may be Rapid, as far as the view shows.
 */
export function threatsTo(view: AdmiralState, team: TeamId): readonly Threat[] {
  return [...view.ships, ...view.forts]
    .filter((unit) => unit.at !== null && !unit.done && isEnemy(view, team, unit) && isFighting(view, unit))
    .filter((unit) => !(isShip(unit) && unit.prize))
    .map((unit) => threatOf(view, team, unit))
}

function threatOf(view: AdmiralState, team: TeamId, unit: Unit): Threat {
  const poses = isShip(unit) ? posesOf(view, unit) : [null]
  const mayFire = hasShots(view, unit) && activationOf(view, unit.id).stage !== 'repaired'
  const fires = new Set(mayFire ? poses.flatMap((pose) => cellsHit(view, team, unit, pose)) : [])
  const sails = poses.flatMap((pose) => pose?.at ?? unit.at ?? [])
  return { unit: unit.id, sails: new Set(sails), fires }
}

/** Returns every place and heading from which a ship could fire. */
function posesOf(view: AdmiralState, ship: Ship): readonly Lying[] {
  const { at, heading } = ship
  if (at === null) return []
  const turns = turnsOf(view, ship).map((to) => ({ at, heading: to }))
  const isRapid = possibleCaptains(view, ship).includes('rapid')
  const commanded = isRapid ? withCaptainRapid(view, ship.id) : view
  return [{ at, heading }, ...turns, ...reachable(commanded, ship.id, isRapid)]
}

function withCaptainRapid(view: AdmiralState, id: UnitId): AdmiralState {
  return { ...view, ships: view.ships.map((ship) => (ship.id === id ? { ...ship, captain: 'rapid' } : ship)) }
}

/** Returns the headings to which a ship could turn on the spot (A-FRESH, A-CALM). */
function turnsOf(view: AdmiralState, ship: Ship) {
  if (activationOf(view, ship.id).stage !== 'begun' || view.wind.strength === 'storm') return []
  const range = 1 + classOf(view, ship).calmStraight
  return HEADINGS.filter((to) => to !== ship.heading && deviation(ship.heading, to) <= range)
}

function cellsHit(view: AdmiralState, team: TeamId, unit: Unit, pose: Lying | null): readonly Cell[] {
  const isChaserSpent = isShip(unit) && unit.chaserUsed
  return fireLines(view, unit, pose)
    .filter(({ guns }) => guns === 'broadside' || !isChaserSpent)
    .flatMap(({ cells }) => cells.map(({ cell }) => cell))
    .filter((cell) => isOnField(view.board, cell) && mayBeHit(view, team, unit, cell))
}

/** Returns whether a ship of the team's side lies or could lie in a cell, or its fort stands there. */
function mayBeHit(view: AdmiralState, team: TeamId, unit: Unit, cell: Cell): boolean {
  const fort = view.forts.find((one) => one.at === cell)
  if (fort) return areAllied(view.options, team, fort.team) && isFighting(view, fort)
  const ship = shipAt(view, cell)
  if (ship && ship.id !== unit.id) return areAllied(view.options, team, ship.team)
  return isSea(view.board, cell)
}

/**
 * Returns the beginning of the next round if the wind holds: all units may act again, and a storm has moved the ships.
 */
export function nextRoundOf(view: AdmiralState): AdmiralState {
  const { round, wind, turn } = view
  const began: AdmiralEvent = { kind: 'roundBegan', round: round + 1, wind, first: turn, reveals: true }
  const state = evolve({ ...view, offer: null, agenda: [] }, began)
  return wind.strength === 'storm' ? drifted(state) : state
}

/** Returns the state after a storm, which draws no luck (A-STORM). */
function drifted(view: AdmiralState): AdmiralState {
  const storm = {
    state: view,
    emit(event: AdmiralEvent) {
      storm.state = evolve(storm.state, event)
    },
  }
  driftAll(storm)
  return storm.state
}
