import { describe, expect, it } from 'vitest'
import { parseFlatJson } from './flatJson.ts'

const nested = (levels: number, inside = '') => `${'['.repeat(levels)}${inside}${']'.repeat(levels)}`

describe('parseFlatJson', () => {
  it('parses sixty levels, with any number of values side by side', () => {
    expect(JSON.stringify(parseFlatJson(nested(60)))).toBe(nested(60))
    const wide = `[${Array.from({ length: 200 }, () => '{"a":[]}').join()}]`
    expect(parseFlatJson(wide)).toHaveLength(200)
  })

  it.each([
    ['arrays', nested(61)],
    ['objects', `${'{"a":'.repeat(61)}1${'}'.repeat(61)}`],
    ['brackets that are never closed', '['.repeat(1_000_000)],
    ['levels behind a string with brackets and quotes', `["]]]\\"]\\\\",${nested(60)}]`],
  ])('rejects deeper nesting: %s', (_, text) => {
    expect(() => parseFlatJson(text)).toThrow(new RangeError('nested too deeply'))
  })

  it('ignores brackets in strings', () => {
    expect(parseFlatJson(JSON.stringify(['['.repeat(100), '"{\\'.repeat(100)]))).toHaveLength(2)
  })

  it('rejects invalid JSON', () => {
    for (const text of ['', '"', '"\\', ']]', '{']) expect(() => parseFlatJson(text)).toThrow(SyntaxError)
  })
})
