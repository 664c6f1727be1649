import type { Cell } from '../../types.ts'
import type { Field } from './ways.ts'

/** Turns from a cell for somebody on a step of its turntable: those that lie behind him are saved. Step 0 is no turntable. */
export function turnsFrom(field: Field | undefined, cell: Cell, step: number): number {
  return (field?.[cell] ?? 0) - Math.max(0, step - 1)
}

/** By how many turns somebody comes nearer: from one step of a turntable to the next by one. */
export function turnsGained(field: Field | undefined, from: Cell, step: number, to: Cell): number {
  if (!field) return 0
  return turnsFrom(field, from, step) - turnsFrom(field, to, to === from ? step + 1 : 0)
}
