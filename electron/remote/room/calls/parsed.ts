import type { z } from 'zod'
import { Refused } from '../../../contract/refused.ts'

/**
 * Returns what a schema reads in the params of a call or the body of a post. Throws `bad-request` with the place.
 * @param at the place of the params, for a list of them
 */
export function parsed<T>(schema: z.ZodType<T>, params: unknown, at: readonly number[] = []): T {
  const read = schema.safeParse(params ?? {})
  if (read.success) return read.data
  const issue = read.error.issues[0]
  const path = [...at, ...(issue?.path ?? [])].join('.')
  throw new Refused('bad-request', `${path || 'params'}: ${issue?.message ?? 'not understood'}`)
}
