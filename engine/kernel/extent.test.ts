import { describe, expect, it } from 'vitest'
import { excessOf } from './extent.ts'

const LIMITS = { depth: 4, values: 20, text: 30 }

function nested(levels: number): unknown {
  return levels === 0 ? 1 : [nested(levels - 1)]
}

describe('excessOf', () => {
  it.each([
    ['nothing', undefined],
    ['a number', 7],
    ['a move', { kind: 'go', piece: 'white-1', to: 'g2' }],
    ['as many values as allowed', Array.from({ length: 19 }, (_, n) => n)],
    ['as deep as allowed', nested(4)],
    ['an object without a prototype', Object.create(null)],
  ])('takes %s', (_, value) => {
    expect(excessOf(value, LIMITS)).toBeNull()
  })

  const cycle: unknown[] = []
  cycle.push(cycle)
  const shared = [[1, 2, 3, 4], 5]

  it.each([
    ['too many values', Array.from({ length: 20 }, (_, n) => n), 'more than 20 values'],
    ['too many keys', Object.fromEntries(Array.from({ length: 20 }, (_, n) => [n, n])), 'more than 20 values'],
    ['a list of empty places', new Array(1e9), 'more than 20 values'],
    ['lists of lists', [shared, shared, shared], 'more than 20 values'],
    ['too deep', nested(5), 'nested too deeply'],
    ['a circle', cycle, 'nested too deeply'],
    ['a long text', 'x'.repeat(31), 'more than 30 characters'],
    ['a long key', { ['x'.repeat(31)]: 1 }, 'more than 30 characters'],
    ['a map', { a: new Map() }, 'not plain JSON'],
    ['bytes', new Uint8Array(1e6), 'not plain JSON'],
  ])('refuses %s', (_, value, why) => {
    expect(excessOf(value, LIMITS)).toBe(why)
  })

  it('bounds numbers on both sides if a limit is given', () => {
    const modest = { ...LIMITS, number: 9 }
    expect(excessOf([9, -9, 0.5], modest)).toBeNull()
    expect([[10], [-10], [1e300], [Number.NaN]].map((value) => excessOf(value, modest))).toEqual(
      Array(4).fill('a number beyond 9'),
    )
    expect(excessOf([1e300], LIMITS)).toBeNull()
  })
})

it('reads no value of an object with too many keys, which would take seconds', () => {
  const unread = {
    get: () => {
      throw new Error('read')
    },
    enumerable: true,
  }
  const large = Object.defineProperties({}, Object.fromEntries(Array.from({ length: 21 }, (_, n) => [n, unread])))
  expect(excessOf(large, LIMITS)).toBe('more than 20 values')
})

describe('a key __proto__', () => {
  it.each([
    ['{"a":[{"__proto__":{}}]}', 'unknown key __proto__'],
    ['[null,{"__proto__":null}]', 'unknown key __proto__'],
    ['{"a":{"proto":"__proto__"}}', null],
    ['null', null],
  ])('%s: %s', (text, why) => {
    expect(excessOf(JSON.parse(text), { ...LIMITS, text: 100 })).toBe(why)
  })
})
