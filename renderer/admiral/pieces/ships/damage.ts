import { gunNumbersOf } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, Ship, Unit } from '../../../../engine/admiral/types.ts'
import { textHash } from '../../../../engine/kernel/textHash.ts'

/** Returns the share of a ship's or fort's hull that is shot away, 0–1. */
export function hullShare(state: Pick<AdmiralState, 'options'>, unit: Pick<Unit, 'class' | 'hullDamage'>): number {
  return Math.min(1, unit.hullDamage / gunNumbersOf(state, unit).hull)
}

/** Returns the brightness of a hull's wood: fire blackens it. */
export function woodLight(state: Pick<AdmiralState, 'options'>, ship: Ship): number {
  return 1 - 0.55 * hullShare(state, ship)
}

const DONE = 0.6

/** Returns the brightness of a ship's sails: a ship that has ended its activation is a little darker. */
export function canvasLight({ done, at }: Pick<Ship, 'done' | 'at'>): number {
  return done && at !== null ? DONE : 1
}

/** Lean of a hull without points left, in radians, and the share of damage from which water comes in. */
const MOST_LIST = 0.3
const LISTS = 0.3

/** Returns a ship's list to starboard, in radians: below zero to port; each ship has a side of its own. */
export function listOf(state: Pick<AdmiralState, 'options'>, ship: Ship): number {
  const share = hullShare(state, ship)
  if (share < LISTS) return 0
  return (textHash(ship.id) % 2 === 0 ? 1 : -1) * MOST_LIST * share
}
