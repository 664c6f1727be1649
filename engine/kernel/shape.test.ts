import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { problemOf } from './parsed.ts'

const reasonOf = (schema: z.ZodType, input: unknown) => {
  const parsed = schema.safeParse(input)
  return parsed.success ? null : problemOf(parsed.error).reason
}

describe('shapeReason', () => {
  it.each<[string, z.ZodType, unknown, object]>([
    ['no text', z.string(), 5, { code: 'needs-text' }],
    ['nothing', z.string(), undefined, { code: 'needs-text' }],
    ['no number', z.number(), 'five', { code: 'needs-number' }],
    ['half a number', z.int(), 1.5, { code: 'needs-whole' }],
    ['no flag', z.boolean(), 1, { code: 'needs-flag' }],
    ['no list', z.array(z.string()), {}, { code: 'needs-list' }],
    ['no pair', z.tuple([z.string(), z.string()]), 'ab', { code: 'needs-list' }],
    ['no table', z.strictObject({}), [], { code: 'needs-table' }],
    ['no table of any names', z.record(z.string(), z.string()), 3, { code: 'needs-table' }],
    ['a small number', z.int().min(2), 1, { code: 'at-least', facts: { least: 2 } }],
    ['a large number', z.int().max(9), 10, { code: 'at-most', facts: { most: 9 } }],
    ['a short list', z.array(z.string()).min(1), [], { code: 'count-least', facts: { least: 1 } }],
    ['a long list', z.array(z.int()).max(1), [1, 2], { code: 'count-most', facts: { most: 1 } }],
    ['a short text', z.string().min(1), '', { code: 'text-short', facts: { least: 1 } }],
    ['a long text', z.string().max(2), 'abc', { code: 'text-long', facts: { most: 2 } }],
    ['none of the words', z.enum(['N', 'E']), 'up', { code: 'one-of', facts: { values: 'N, E' } }],
    ['another word', z.literal('admiral'), 'chess', { code: 'one-of', facts: { values: 'admiral' } }],
    ['an unknown key', z.strictObject({}), { mast: 3 }, { code: 'unknown-key', facts: { key: 'mast' } }],
    ['none of several shapes', z.union([z.string(), z.literal(2)]), {}, { code: 'misfit' }],
    ['what has no code of its own', z.string().refine(() => false), 'a', { code: 'misfit' }],
    [
      'what says its reason itself',
      z.string().refine(() => false, { params: { reason: { code: 'no-id' } } }),
      'a',
      { code: 'no-id' },
    ],
  ])('gives the code for %s', (_, schema, input, reason) => {
    expect(reasonOf(schema, input)).toEqual(reason)
  })
})
