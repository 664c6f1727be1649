import { gunNumbersOf, hullLeft } from '../fleet.ts'
import type { AdmiralState, Unit } from '../types.ts'

/**
 * The worth of a whole ship or fort, in points of a brig's hull. A silent fort may soon be taken, and the match with
 * it.
 */
const WORTH = { line: 10, galleon: 6.5, frigate: 6, brig: 4.5, fort: 9 } as const satisfies Record<
  Unit['class'],
  number
>

/** Returns the worth of a unit with its damage: half for its existence, half for its hull. */
export function worthOf(state: AdmiralState, unit: Unit): number {
  const left = hullLeft(state, unit)
  return left <= 0 ? 0 : WORTH[unit.class] * (0.5 + (0.5 * left) / gunNumbersOf(state, unit).hull)
}

/** Returns the worth that the given points of hull damage take away. */
export function costOfHit(state: AdmiralState, unit: Unit, damage: number): number {
  const left = hullLeft(state, unit)
  if (damage >= left) return worthOf(state, unit)
  return (WORTH[unit.class] * 0.5 * damage) / gunNumbersOf(state, unit).hull
}
