import { unitNamed } from '../../../engine/admiral/fleet.ts'
import type { Noted } from './notes.ts'
import type { AdmiralEventBefore } from './recap.ts'

/**
 * Returns the last volley of each team that missed a ship or fort, unless other shots of the team hit it: hits matter
 * more.
 */
export function missesOf(told: readonly AdmiralEventBefore[], damages: readonly Noted[]): readonly Noted[] {
  const hit = new Set(damages.map(({ team, damage }) => `${damage?.unit}/${team}`))
  const missed = new Map<string, Noted>()
  for (const one of told) {
    const { event, before, gunner } = one
    if (event.kind !== 'shotsFired' || event.hit) continue
    const unit = unitNamed(before, event.target)
    if (!unit) continue
    missed.set(`${unit.id}/${gunner}`, { told: one, team: gunner, cell: event.at, about: unit.team, damage: null })
  }
  return [...missed].flatMap(([key, one]) => (hit.has(key) ? [] : one))
}
