import type { Cell } from '../../types.ts'
import { type Core, hereOf, isOpen, kindOf, look, type PieceSet, tileOf } from './core.ts'
import { CAVE, LOADS, LOADS_BARRED } from './kinds.ts'
import { ANYBODY, BEAR_AT, BOAT_IN_HAND } from './layout.ts'

/**
 * The loads that a piece may bring somewhere, as bits, so that one check covers all. The rules check each load
 * separately.
 */
export type Passes = number
export const EMPTY_HANDED = 1
export const WITH_GOLD = 2
export const WITH_BOAT = 4
export const LADEN = WITH_GOLD | WITH_BOAT
export const NO_PASSES = 0
export const ANY_LOAD = EMPTY_HANDED | LADEN

/** Returns the bit that a piece with this load in hand needs. */
export function passFor(load: number): Passes {
  return load === 0 ? EMPTY_HANDED : load === BOAT_IN_HAND ? WITH_BOAT : WITH_GOLD
}

/** For each kind of open tile: the loads that it allows if no other piece matters. */
export const PASSES = LOADS.map((loads) => (loads === LOADS_BARRED ? EMPTY_HANDED : ANY_LOAD))

/** Set when `passesPlainly` cannot decide and the complete check is needed. */
export const PERHAPS = 8

/**
 * Returns the loads that any piece may bring onto a tile without enemies that is no cave. This covers most tiles and
 * does not depend on the piece. Returns `PERHAPS` if the answer depends on it.
 */
export function passesPlainly(core: Core, friends: PieceSet, to: Cell): Passes {
  const tile = tileOf(core, to)
  if (tile === 0) return PERHAPS
  if (core.get(BEAR_AT) === to) return NO_PASSES
  if (!isOpen(tile)) return EMPTY_HANDED
  if ((hereOf(core, to) & ANYBODY & ~friends) !== 0 || kindOf(tile) === CAVE) return PERHAPS
  return look(PASSES, kindOf(tile))
}
