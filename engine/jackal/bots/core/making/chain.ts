import type { Cell } from '../../../types.ts'
import { type Core, cellOf, type PieceNumber } from '../core.ts'
import { CHAIN_LENGTH, MOVER, ORIGIN, ORIGIN_STEP, STEP, STEP_MANNER_SHIFT, STEP_TO_SHIFT } from '../layout.ts'

/** Starts a move where the piece stands. */
export function beginChain(core: Core, piece: PieceNumber): void {
  core.set(MOVER, piece)
  core.set(ORIGIN, cellOf(core, piece))
  core.set(ORIGIN_STEP, core.get(STEP + piece))
  core.set(CHAIN_LENGTH, 0)
}

/** Adds a step to the current move. The words grow if the way is long. */
export function addStep(core: Core, from: Cell, to: Cell, manner: number): void {
  const length = core.get(CHAIN_LENGTH)
  const index = core.frame.chain + length
  if (index === core.words.length) grow(core)
  core.set(index, from | (to << STEP_TO_SHIFT) | (manner << STEP_MANNER_SHIFT))
  core.set(CHAIN_LENGTH, length + 1)
}

/** The number of steps that initially have room. */
export const SHORT_CHAIN = 12

function grow(core: Core): void {
  const { words } = core
  core.words = new Int32Array(words.length + SHORT_CHAIN)
  core.words.set(words)
}

/** Clears the current move. */
export function endChain(core: Core): void {
  core.set(MOVER, -1)
  core.set(CHAIN_LENGTH, 0)
}
