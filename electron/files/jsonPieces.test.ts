import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runToEnd } from '../../engine/match/steps.ts'
import { LimitExceeded, parsePieces, placeOfFault } from './jsonPieces.ts'

const parse = (text: string, levels = 2, longest = 1000) =>
  runToEnd(parsePieces(text, { levels, longest, most: 10_000 }))

describe('parsePieces', () => {
  it('agrees with JSON.parse for any number of levels', () => {
    const values = fc.tuple(fc.jsonValue({ maxDepth: 5 }), fc.nat({ max: 4 }), fc.constantFrom(0, 1, 3))
    const same = fc.property(values, ([value, levels, space]) => {
      expect(parse(JSON.stringify(value, null, space), levels, 100_000)).toEqual(JSON.parse(JSON.stringify(value)))
    })
    fc.assert(same, { numRuns: 300 })
  })

  it('yields once per piece', () => {
    const text = JSON.stringify({ a: 1, b: [{ c: [1, 2] }, { d: 'x' }], e: { f: [], g: null } })
    expect([...parsePieces(text, { levels: 2, longest: 100, most: 5 })]).toHaveLength(5)
  })

  it.each([
    '',
    '{',
    '[',
    '{"a"}',
    '{"a":}',
    '{"a":1,}',
    '{1:2}',
    '{"a":1 "b":2}',
    '[1,]',
    '[1 2]',
    '[,]',
    '[1]]',
    '[1}',
    '{"a":1]',
    '["a]',
    '[[1,2}]',
    '[tru]',
    '1 2',
    ']',
    ':',
  ])('rejects invalid JSON: %s', (text) => {
    for (const levels of [0, 1, 2]) expect(() => parse(text, levels)).toThrow(SyntaxError)
  })

  it('rejects a piece that is too long, whatever its type', () => {
    const long = 'x'.repeat(100)
    for (const piece of [`"${long}"`, '1'.repeat(100), `[${'1,'.repeat(60)}1]`, `"${long}`]) {
      expect(() => parse(`{"a":1,"b":[2,${piece}]}`, 2, 90)).toThrow(LimitExceeded)
    }
    expect(() => parse(`{"${long}":1}`, 2, 90)).toThrow(LimitExceeded)
  })

  it('rejects too many pieces', () => {
    const parts = (most: number) => () => runToEnd(parsePieces('[1,2,[3]]', { levels: 1, longest: 100, most }))
    expect(parts(3)()).toEqual([1, 2, [3]])
    expect(parts(2)).toThrow(LimitExceeded)
  })

  it('accepts any total length', () => {
    expect(parse(`[${'1,'.repeat(5000)}1]`, 1, 10)).toHaveLength(5001)
  })

  it('rejects a piece that is nested too deeply', () => {
    expect(() => parse(`{"a":[${'['.repeat(100)}${']'.repeat(100)}]}`)).toThrow('nested too deeply')
  })

  it('keeps keys such as __proto__ as plain keys', () => {
    const value = parse('{"__proto__":{"polluted":1}}', 1)
    expect(Object.keys(Object(value))).toEqual(['__proto__'])
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

describe('placeOfFault', () => {
  it.each([
    ['', '1:1'],
    ['{\n  "game": admiral\n}', '2:11'],
    ['{ "game": ', '1:11'],
    ['{\n  "a": 1\n  "b": 2\n}', '3:3'],
    ['[1,\n2,\n]', '3:1'],
    ['[1] 2', '1:5'],
    ['{\n  "a: 1\n}', '2:3'],
    ['{"a": [1, {"b": tru}]}', '1:17'],
  ])('is given by line and column: %j', (text, place) => {
    expect(placeOfFault(text)).toBe(place)
  })

  it('is null for valid JSON', () => {
    expect(placeOfFault(JSON.stringify({ a: [1, { b: null }], c: 'x' }, null, 2))).toBeNull()
  })
})
