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

/** The cell of the earthquake whose swap is asked. */
export function quakeOf(core: Core): Cell {
  return core.get(CHAIN_LENGTH) === 0 ? core.get(ORIGIN) : stepTo(lastStep(core))
}

/** A tile, open or closed, on which nobody stands and nothing lies; the earthquake's own left out (J-EARTHQUAKE). */
export function isSwappable(core: Core, cell: Cell, quake: Cell): boolean {
  if (cell === quake || cell === core.get(BEAR_AT) || (hereOf(core, cell) & ANYBODY) !== 0) return false
  if (core.get(BOAT) === ASHORE && core.get(BOAT_AT) === cell) return false
  return !isLaden(core, tileOf(core, cell))
}

/** Whether any load but the boat lies on a tile. */
export function isLaden(core: Core, tile: number): boolean {
  if (stepsOf(tile) === 0) return tile >> AMOUNT_SHIFT !== 0 || (tile & PRIZE_BIT) !== 0
  const first = core.frame.steps + MOST_STEPS * (tile >> AMOUNT_SHIFT)
  for (let i = first + look(STEPS, kindOf(tile)) - 1; i >= first; i--) if (core.get(i) !== 0) return true
  return false
}
