import type { Cell } from '../../types.ts'
import { type Core, isPreacher, type PieceNumber, stepsOf } from './core.ts'
import {
  AMOUNT_SHIFT,
  ASHORE,
  BOAT,
  BOAT_AT,
  BOAT_IN_HAND,
  BOAT_STEP,
  COIN,
  MOST_STEPS,
  PRIZE,
  PRIZE_BIT,
  STEP,
} from './layout.ts'

/** Returns the loads that the piece could pick up where it stands, a bit each (J-GOLD, J-BOAT). */
export function loadsWithin(core: Core, piece: PieceNumber, at: Cell, tile: number): number {
  if (isPreacher(core, piece)) return 0
  let loads = 0
  if (stepsOf(tile) === 0) {
    if (tile >> AMOUNT_SHIFT !== 0) loads |= 1 << COIN
    if ((tile & PRIZE_BIT) !== 0) loads |= 1 << PRIZE
  } else {
    const lying = core.get(stepPlace(core, tile, core.get(STEP + piece)))
    if (lying >> 1 !== 0) loads |= 1 << COIN
    if ((lying & 1) !== 0) loads |= 1 << PRIZE
  }
  if (core.get(BOAT) === ASHORE && core.get(BOAT_AT) === at && core.get(BOAT_STEP) === core.get(STEP + piece)) {
    loads |= 1 << BOAT_IN_HAND
  }
  return loads
}

/** Returns the index of the word for the loads on a step of a turntable. */
export function stepPlace(core: Core, tile: number, step: number): number {
  return core.frame.steps + MOST_STEPS * (tile >> AMOUNT_SHIFT) + step - 1
}
