import { mayBeSwift } from '../captains/swift.ts'
import { areAllied, isFighting, isShip, shipNamed, unitNamed } from '../fleet.ts'
import type { AdmiralState, Occasion, Offer, Unit } from '../types.ts'
import { shotsBearing } from './lines.ts'

/** A unit that may fire in an offer, with its target. */
export interface Chance {
  readonly unit: Unit
  readonly target: Unit
  /** The shots that bear. */
  readonly shots: number
}

/** Returns everything that the guns named by an offer can reach, with any captain. */
export function chancesOf(state: AdmiralState, { to, kind, by, at, crossing }: Offer): readonly Chance[] {
  return by.flatMap((gunner) => {
    const unit = unitNamed(state, gunner)
    if (!unit || unit.team !== to || (isForSwift(kind) && !(isShip(unit) && mayBeSwift(state, unit)))) return []
    return at.flatMap((id) => {
      const target = unitNamed(state, id)
      if (!target || !isFighting(state, target) || areAllied(state.options, to, target.team)) return []
      const shots = shotsBearing(state, unit, target, crossing)
      return shots > 0 ? [{ unit, target, shots }] : []
    })
  })
}

/**
 * Returns whether only Swift may take an offer; other ships are asked as well, so that the question reveals nothing.
 */
export function isForSwift(kind: Occasion): boolean {
  return kind === 'first' || kind === 'ready'
}

/** Returns what the winner of a boarding may move to the prize: its captain, its gold. */
export function lootOf(state: AdmiralState, { by: [winner], at: [prize] }: Offer): { captain: boolean; gold: number } {
  const from = shipNamed(state, winner ?? '')
  const to = shipNamed(state, prize ?? '')
  if (!from || !to || from.at === null || to.at === null) return { captain: false, gold: 0 }
  return { captain: from.captain !== null && to.captain === null, gold: from.gold }
}
