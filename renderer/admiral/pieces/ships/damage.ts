import { gunNumbersOf } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, Ship, Unit } from '../../../../engine/admiral/types.ts'
import { textHash } from '../../../../engine/kernel/textHash.ts'

/** Share of a ship's or fort's hull that is shot away, 0–1. */
export function hullShare(state: Pick<AdmiralState, 'options'>, unit: Pick<Unit, 'class' | 'hullDamage'>): number {
  return Math.min(1, unit.hullDamage / gunNumbersOf(state, unit).hull)
}

/** How bright the wood of a hull is: fire blackens it. */
export function woodLight(state: Pick<AdmiralState, 'options'>, ship: Ship): number {
  return 1 - 0.55 * hullShare(state, ship)
}

const DONE = 0.6

/** How bright her sails are: a ship that has ended her activation is a little darker. */
export function canvasLight({ done, at }: Pick<Ship, 'done' | 'at'>): number {
  return done && at !== null ? DONE : 1
}

/** Lean of a hull with all of its points gone, radians, and the share from which water comes in. */
const MOST_LIST = 0.3
const LISTS = 0.3

/** How far a ship lists to starboard, radians: below zero to port, to which side is hers alone. */
export function listOf(state: Pick<AdmiralState, 'options'>, ship: Ship): number {
  const share = hullShare(state, ship)
  if (share < LISTS) return 0
  return (textHash(ship.id) % 2 === 0 ? 1 : -1) * MOST_LIST * share
}
