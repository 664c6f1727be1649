import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  anyOf,
  anything,
  count,
  dictionary,
  flag,
  list,
  nullable,
  number,
  oneOf,
  optional,
  type Shape,
  table,
  text,
  whole,
} from './shapes.ts'

const takes = (shape: Shape<unknown>, values: readonly unknown[]) => values.map((value) => shape(value))

describe('a shape', () => {
  it.each([
    ['anything', anything, [null, 0, '', {}], [undefined]],
    ['a number', number, [0, -1.5], ['0', null, Number.NaN, Number.POSITIVE_INFINITY]],
    ['a whole number', whole, [0, -7], [1.5, 2 ** 53, '1', null]],
    ['a count', count, [0, 7], [-1, 0.5]],
    ['a flag', flag, [true, false], [0, 'true', null]],
    ['a text of a length', text(1, 3), ['a', 'abc'], ['', 'abcd', 1, null, ['a']]],
    ['a text under a condition', text(0, 9, (one) => one !== 'b'), ['a'], ['b']],
    ['one of some texts', oneOf('a', 'b'), ['a', 'b'], ['c', '', null, ['a']]],
    ['null or a shape', nullable(count), [null, 1], [undefined, '1']],
    ['a list', list(count, 2), [[], [1, 2]], [[1, 2, 3], [1, 'a'], null, { length: 1, 0: 1 }]],
    ['any of some', anyOf(count, flag), [1, true], ['a', null]],
    ['a dictionary', dictionary(text(1, 1), count), [{}, { a: 1, b: 2 }], [{ ab: 1 }, { a: 'x' }, [1], null]],
  ] as const)('%s', (_, shape, good, bad) => {
    expect(takes(shape, good)).toEqual(good.map(() => true))
    expect(takes(shape, bad)).toEqual(bad.map(() => false))
  })

  it('of a table takes its fields and others beside them', () => {
    const shape = table({ a: count, b: optional(flag) })
    expect(takes(shape, [{ a: 1 }, { a: 1, b: true, c: 'more' }])).toEqual([true, true])
    expect(takes(shape, [{}, { a: '1' }, { a: 1, b: 1 }, [1], null, 'a'])).toEqual(Array(6).fill(false))
  })

  it('of a table asks for fields of its own, not for inherited ones', () => {
    expect(table({ toString: anything })({})).toBe(false)
    expect(table({ a: count })(Object.create({ a: 1 }))).toBe(false)
  })
})

/** The same shapes in the schema library, which is too heavy for pages, but well tested. */
const SCHEMAS: readonly (readonly [string, Shape<unknown>, z.ZodType])[] = [
  ['numbers', number, z.number()],
  ['whole numbers', whole, z.int()],
  ['counts', count, z.int().min(0)],
  ['flags', flag, z.boolean()],
  ['texts', text(1, 3), z.string().min(1).max(3)],
  ['one of some texts', oneOf('a', 'b'), z.enum(['a', 'b'])],
  ['null or a count', nullable(count), z.nullable(z.int().min(0))],
  ['lists', list(nullable(flag), 2), z.array(z.nullable(z.boolean())).max(2)],
  ['dictionaries', dictionary(text(0, 1), count), z.record(z.string().max(1), z.int().min(0))],
  [
    'either',
    anyOf(table({ a: count }), list(flag, 9)),
    z.union([z.looseObject({ a: z.int().min(0) }), z.array(z.boolean()).max(9)]),
  ],
  [
    'tables',
    table({ a: count, b: optional(list(text(0, 1), 3)) }),
    z.looseObject({ a: z.int().min(0), b: z.optional(z.array(z.string().max(1)).max(3)) }),
  ],
]

/** JSON in which the interesting values are not rare. */
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, false, 0, -0, 1, -1, 0.5, 2 ** 53, -1e300, '', 'a', 'b', 'abcd'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'constructor', ''), tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value

it.each(SCHEMAS)('accepts the same %s as the schema library', (_, shape, schema) => {
  let taken = 0
  fc.assert(
    fc.property(json, (value) => {
      if (shape(value)) taken++
      expect(shape(value)).toBe(schema.safeParse(value).success)
    }),
    { numRuns: 4000, seed: 7 },
  )
  expect(taken).toBeGreaterThan(10)
})
