import { unitNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralEvent, Cell, TeamId, UnitId } from '../../../engine/admiral/types.ts'
import type { Deed, Told } from './recap.ts'

/** A deed, and the units that it concerns. */
export interface Noted extends Omit<Deed, 'mine'> {
  readonly about: TeamId
}

/** Returns the note for an event that is no course, shot or damage; null if the event needs none. */
export function notedOf(told: Told): Noted | null {
  const { event, before } = told
  const place = placeOf(event, told)
  const unit = place && unitNamed(before, place.unit)
  if (!place || !unit) return null
  return { told, team: place.by, cell: place.cell, about: unit.team, damage: null }
}

interface Place {
  readonly unit: UnitId
  readonly cell: Cell
  readonly by: TeamId | null
}

function placeOf(event: AdmiralEvent, told: Told): Place | null {
  switch (event.kind) {
    case 'shipSunk':
      return { unit: event.ship, cell: event.at, by: event.cause === 'storm' ? null : told.gunner }
    case 'shipTaken':
      return at(event.ship, event.to, told)
    case 'fortTaken':
      return at(event.fort, event.to, told)
    case 'fortSilenced':
      return at(event.fort, told.gunner, told)
    case 'boardingFought':
      return at(event.target, teamOf(event.ship, told), told)
    case 'shipTurned':
    case 'shipRepaired':
    case 'captainShown':
    case 'treasureLoaded':
    case 'goldLanded':
      return at(event.ship, teamOf(event.ship, told), told)
    case 'shipDrifted':
      return event.stoppedBy === null ? null : { unit: event.ship, cell: event.to, by: null }
    default:
      return null
  }
}

function at(unit: UnitId, by: TeamId | null, { before }: Told): Place | null {
  const cell = unitNamed(before, unit)?.at
  return typeof cell === 'number' ? { unit, cell, by } : null
}

function teamOf(unit: UnitId, { before }: Told): TeamId | null {
  return unitNamed(before, unit)?.team ?? null
}
