import type { Cell } from '../../types.ts'
import type { Field } from './crowFlights.ts'

/**
 * Returns the turns from a cell for a piece on a step of its turntable: the crossed steps are saved. Step 0 is no
 * turntable.
 */
export function turnsFrom(field: Field | undefined, cell: Cell, step: number): number {
  return (field?.[cell] ?? 0) - Math.max(0, step - 1)
}

/** Returns the turns that a move gains; a step from one disc of a turntable to the next gains one. */
export function turnsGained(field: Field | undefined, from: Cell, step: number, to: Cell): number {
  if (!field) return 0
  return turnsFrom(field, from, step) - turnsFrom(field, to, to === from ? step + 1 : 0)
}
