import { unitNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralEvent, Cell, TeamId, UnitId } from '../../../engine/admiral/types.ts'
import { byKind } from '../../playback/eventTable.ts'
import type { AdmiralEventBefore, Deed } from './recap.ts'

/** A deed, and the units that it concerns. */
export interface Noted extends Omit<Deed, 'mine'> {
  readonly about: TeamId
}

/** Returns the note for an event that is no course, shot or damage; null if the event needs none. */
export function notedOf(told: AdmiralEventBefore): Noted | null {
  const { event, before } = told
  const place = placeOf(event, told)
  const unit = place && unitNamed(before, place.unit)
  if (!place || !unit) return null
  return { told, team: place.by, cell: place.cell, about: unit.team, damage: null }
}

interface CapturedAt {
  readonly unit: UnitId
  readonly cell: Cell
  readonly by: TeamId | null
}

const ownDeed = ({ ship }: { readonly ship: UnitId }, told: AdmiralEventBefore) => at(ship, teamOf(ship, told), told)

/** The place of each kind of event; null for events that need no note. */
const placeOf = byKind<AdmiralEvent, [told: AdmiralEventBefore], CapturedAt | null>({
  activationBegan: null,
  activationEnded: null,
  boardingBegan: null,
  boardingFought: ({ ship, target }, told) => at(target, teamOf(ship, told), told),
  captainEmbarked: null,
  captainLanded: null,
  captainsAssigned: null,
  captainShown: ownDeed,
  captainTurnedDown: null,
  criticalRolled: null,
  fortSilenced: ({ fort }, told) => at(fort, told.gunner, told),
  fortTaken: ({ fort, to }, told) => at(fort, to, told),
  goldLanded: ownDeed,
  hullDamaged: null,
  lootShifted: null,
  matchEnded: null,
  moveEnded: null,
  offerAnswered: null,
  offerMade: null,
  roundBegan: null,
  sailsDamaged: null,
  sailsSet: null,
  shipDrifted: ({ ship, to, stoppedBy }) => (stoppedBy === null ? null : { unit: ship, cell: to, by: null }),
  shipMoved: null,
  shipRepaired: ownDeed,
  shipSunk: ({ ship, at: cell, cause }, { gunner }) => ({ unit: ship, cell, by: cause === 'storm' ? null : gunner }),
  shipTaken: ({ ship, to }, told) => at(ship, to, told),
  shipTurned: ownDeed,
  shotsFired: null,
  swiftDeclared: null,
  treasureLoaded: ownDeed,
  turnPassed: null,
})

function at(unit: UnitId, by: TeamId | null, { before }: AdmiralEventBefore): CapturedAt | null {
  const cell = unitNamed(before, unit)?.at
  return typeof cell === 'number' ? { unit, cell, by } : null
}

function teamOf(unit: UnitId, { before }: AdmiralEventBefore): TeamId | null {
  return unitNamed(before, unit)?.team ?? null
}
