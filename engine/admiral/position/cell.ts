import { z } from 'zod'
import { parseCell } from '../cells.ts'

/** A cell as players write it. */
export const cell = z.string().transform((text, context) => {
  const parsed = parseCell(text)
  if (parsed !== null) return parsed
  context.addIssue(`${JSON.stringify(text.slice(0, 20))} is no cell of the field`)
  return z.NEVER
})
