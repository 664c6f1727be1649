import { z } from 'zod'
import { accepted, type Parsed, problemOf } from '../kernel/parsed.ts'
import type { SeaBattleOptions } from './types.ts'
import { SEATS } from './types.ts'

/** Options as the table protocol takes them; a missing option takes its default. */
export const optionsSchema = z.strictObject({
  touch: z.enum(['none', 'corners']).default('none'),
  shapes: z.enum(['straight', 'bent']).default('straight'),
  first: z.enum([...SEATS, 'draw']).default('draw'),
  autoMark: z.boolean().default(true),
})

/** Reads options and fills in the defaults. */
export function parseOptions(input: unknown = {}): Parsed<SeaBattleOptions> {
  const parsed = optionsSchema.safeParse(input)
  return parsed.success ? accepted(parsed.data) : { ok: false, problem: problemOf(parsed.error) }
}
