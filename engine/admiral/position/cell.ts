import { z } from 'zod'
import { parseCell } from '../cells.ts'
import { fault } from '../data/faults.ts'
import type { Cell } from '../types.ts'

/** A cell in the players' notation. */
export const cell = z.string().transform(cellIn)

/** Returns the cell that a text names; otherwise it adds an issue to the schema. */
export function cellIn(text: string, context: z.RefinementCtx): Cell {
  const parsed = parseCell(text)
  if (parsed !== null) return parsed
  const { what, reason } = fault('no-cell', { text: JSON.stringify(text.slice(0, 20)) })
  context.addIssue({ code: 'custom', message: what, params: { reason } })
  return z.NEVER
}
