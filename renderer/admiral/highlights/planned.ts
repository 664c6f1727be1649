import { unitNamed } from '../../../engine/admiral/fleet.ts'
import { type Berth, reachable } from '../../../engine/admiral/foresight.ts'
import type { AdmiralState, Cell, TeamId, UnitId } from '../../../engine/admiral/types.ts'
import { memoizePerObject } from '../../playback/memoizePerObject.ts'
import type { IntentState } from '../intent/intentState.ts'
import { type ShownBerth, shownBerths } from './shownBerths.ts'
import { raysOf, type ShownRay } from './shownRays.ts'

/** Marks that a player may want to see while others move. */
export interface Planned {
  readonly rays: readonly ShownRay[]
  readonly stops: readonly Cell[]
  readonly berths: readonly ShownBerth[]
}

const NO_BERTHS: readonly ShownBerth[] = []

/**
 * Returns the guns of the unit looked at, and the range of one of the player's own ships if it acted now, with this
 * wind.
 */
export function plannedBy(intent: IntentState, state: AdmiralState, team: TeamId | null): Planned | null {
  const { hoveredUnit, selected } = intent
  const looked = hoveredUnit ?? selected
  const unit = looked === null ? null : unitNamed(state, looked)
  if (!unit || unit.at === null) return null
  const isOwnShip = unit.team === team && unit.class !== 'fort'
  const berths = isOwnShip ? shownBerths(berthsIf(state, unit.id, unit.team), state, unit.id) : NO_BERTHS
  return { ...raysOf(state, unit, { reader: team }), berths }
}

const knownIn = memoizePerObject((_state: AdmiralState) => new Map<UnitId, readonly Berth[]>())

function berthsIf(state: AdmiralState, ship: UnitId, team: TeamId): readonly Berth[] {
  const known = knownIn(state)
  const berths = known.get(ship) ?? reachable(turnOf(state, team), ship, false)
  known.set(ship, berths)
  return berths
}

/** Returns the state as if a team's ships were all still to act. */
function turnOf(state: AdmiralState, team: TeamId): AdmiralState {
  const ships = state.ships.map((ship) => (ship.team === team ? { ...ship, done: false } : ship))
  return { ...state, ships, turn: team, activation: null, offer: null, agenda: [] }
}
