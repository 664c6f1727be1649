import { unitNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralEvent, UnitId } from '../../../engine/admiral/types.ts'
import type { Noted } from './notes.ts'
import type { AdmiralEventBefore } from './recap.ts'

/** Returns the total damage of each ship and fort by each team's guns, at the place of the last hit. */
export function damagesOf(told: readonly AdmiralEventBefore[]): readonly Noted[] {
  const sums = new Map<string, Noted>()
  for (const one of told) {
    const hit = hitOf(one.event)
    const unit = hit && unitNamed(one.before, hit.unit)
    if (!hit || !unit || typeof unit.at !== 'number') continue
    const team = hit.byWeather ? null : one.gunner
    const key = `${hit.unit}/${team}`
    const { hull = 0, sails = 0 } = sums.get(key)?.damage ?? {}
    const damage = { unit: hit.unit, hull: hull + hit.hull, sails: sails + hit.sails }
    sums.set(key, { told: one, team, cell: unit.at, about: unit.team, damage })
  }
  return [...sums.values()]
}

interface Hit {
  readonly unit: UnitId
  readonly hull: number
  readonly sails: number
  readonly byWeather: boolean
}

function hitOf(event: AdmiralEvent): Hit | null {
  if (event.kind === 'hullDamaged') {
    return { unit: event.unit, hull: event.damage, sails: 0, byWeather: event.cause === 'storm' }
  }
  if (event.kind !== 'sailsDamaged') return null
  return { unit: event.ship, hull: 0, sails: event.damage, byWeather: event.cause === 'storm' }
}
