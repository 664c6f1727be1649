import type { Cell } from '../../types.ts'
import { type Core, hereOf, kindOf, lastStep, look, stepsOf, stepTo, tileOf } from './core.ts'
import { STEPS } from './kinds.ts'
import {
  AMOUNT_SHIFT,
  ANYBODY,
  ASHORE,
  BEAR_AT,
  BOAT,
  BOAT_AT,
  CHAIN_LENGTH,
  MOST_STEPS,
  ORIGIN,
  PRIZE_BIT,
} from './layout.ts'

/** Returns the cell of the earthquake that asks for a swap. */
export function quakeOf(core: Core): Cell {
  return core.get(CHAIN_LENGTH) === 0 ? core.get(ORIGIN) : stepTo(lastStep(core))
}

/**
 * Returns whether a tile, open or closed, has no piece and no load on it and is not the earthquake's own
 * (J-EARTHQUAKE).
 */
export function isSwappable(core: Core, cell: Cell, quake: Cell): boolean {
  if (cell === quake || cell === core.get(BEAR_AT) || (hereOf(core, cell) & ANYBODY) !== 0) return false
  if (core.get(BOAT) === ASHORE && core.get(BOAT_AT) === cell) return false
  return !isLaden(core, tileOf(core, cell))
}

/** Returns whether any load but the boat lies on a tile. */
export function isLaden(core: Core, tile: number): boolean {
  if (stepsOf(tile) === 0) return tile >> AMOUNT_SHIFT !== 0 || (tile & PRIZE_BIT) !== 0
  const first = core.frame.steps + MOST_STEPS * (tile >> AMOUNT_SHIFT)
  for (let i = first + look(STEPS, kindOf(tile)) - 1; i >= first; i--) if (core.get(i) !== 0) return true
  return false
}
