import type { Cell } from '../../types.ts'
import { type Core, hereOf, isOpen, kindOf, look, type PieceSet, tileOf } from './core.ts'
import { CAVE, LOADS, LOADS_BARRED } from './kinds.ts'
import { ANYBODY, BEAR_AT, BOAT_IN_HAND } from './layout.ts'

/** With what a piece may come somewhere: bits, so that all is asked at once. The rules ask it load by load. */
export type Passes = number
export const EMPTY_HANDED = 1
export const WITH_GOLD = 2
export const WITH_BOAT = 4
export const LADEN = WITH_GOLD | WITH_BOAT
export const NOHOW = 0
export const ANYHOW = EMPTY_HANDED | LADEN

/** With what a piece with this load in hand must be able to come. */
export function passFor(load: number): Passes {
  return load === 0 ? EMPTY_HANDED : load === BOAT_IN_HAND ? WITH_BOAT : WITH_GOLD
}

/** By kind of open tile: with what one may come there, as long as nobody else counts. */
export const PASSES = LOADS.map((loads) => (loads === LOADS_BARRED ? EMPTY_HANDED : ANYHOW))

/** What `passesPlainly` leaves to the rest of the rules. */
export const PERHAPS = 8

/**
 * With what somebody may step onto a tile where no enemy stands and that is no cave, which is most of them: found without
 * asking who it is. `PERHAPS` where that must be asked.
 */
export function passesPlainly(core: Core, friends: PieceSet, to: Cell): Passes {
  const tile = tileOf(core, to)
  if (tile === 0) return PERHAPS
  if (core.get(BEAR_AT) === to) return NOHOW
  if (!isOpen(tile)) return EMPTY_HANDED
  if ((hereOf(core, to) & ANYBODY & ~friends) !== 0 || kindOf(tile) === CAVE) return PERHAPS
  return look(PASSES, kindOf(tile))
}
