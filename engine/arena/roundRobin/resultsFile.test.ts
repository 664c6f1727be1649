import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { WrongFile } from '../badArguments.ts'
import { pairLine } from './resultLines.ts'
import { openResults } from './resultsFile.node.ts'

const folder = mkdtempSync(join(tmpdir(), 'results-'))
const path = join(folder, 'results.jsonl')
const PRINT = { game: 'toy', seed: 1, contestants: ['easy', 'medium'] }
const PAIR = { a: 'medium', b: 'easy', seed: 1, scores: [1, 0.5] } as const

beforeEach(() => rmSync(path, { force: true }))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the file of results', () => {
  it('returns what was written to it', () => {
    const file = openResults(path, PRINT)
    expect(file).toMatchObject({ pairs: [], note: null })
    file.append(PAIR)
    file.append({ ...PAIR, seed: 2, forfeits: ['deal 2: gone'] })
    const again = openResults(path, { ...PRINT })
    expect(again.pairs).toEqual([PAIR, { ...PAIR, seed: 2, forfeits: ['deal 2: gone'] }])
    expect(again.note).toBeNull()
  })

  it.each([1, 20, pairLine(PAIR).length - 1])(
    'drops a last line of which only %d characters were written',
    (written) => {
      const file = openResults(path, PRINT)
      file.append(PAIR)
      appendFileSync(path, pairLine({ ...PAIR, seed: 2 }).slice(0, written))
      const again = openResults(path, PRINT)
      expect(again.pairs).toEqual([PAIR])
      expect(again.note).toContain('only half written')
      again.append({ ...PAIR, seed: 3 })
      expect(openResults(path, PRINT)).toMatchObject({ pairs: [PAIR, { ...PAIR, seed: 3 }], note: null })
    },
  )

  it('begins again if even the first line was incomplete', () => {
    writeFileSync(path, '{"tournament":{"ga')
    expect(openResults(path, PRINT)).toMatchObject({ pairs: [], note: expect.stringContaining('dropped') })
    expect(openResults(path, PRINT)).toMatchObject({ pairs: [], note: null })
  })

  it('of another tournament is refused with the difference, and not changed', () => {
    openResults(path, PRINT).append(PAIR)
    const before = readFileSync(path, 'utf8')
    expect(() => openResults(path, { ...PRINT, seed: 2 })).toThrow(WrongFile)
    expect(() => openResults(path, { ...PRINT, seed: 2 })).toThrow('another tournament: seed was 1 and is now 2')
    expect(() => openResults(path, { ...PRINT, map: 'atoll' })).toThrow('map was not named and is now "atoll"')
    expect(readFileSync(path, 'utf8')).toBe(before)
  })

  it.each([
    ['not json\n', 'line 1: these are no results of a tournament'],
    [`{"tournament":${JSON.stringify(PRINT)}}\n{"a":1}\n`, 'line 2: not the result of a pair'],
    [`{"tournament":${JSON.stringify(PRINT)}}\n\n`, 'line 2: not the result of a pair'],
  ])('%j is refused', (text, words) => {
    writeFileSync(path, text)
    expect(() => openResults(path, PRINT)).toThrow(words)
  })
})
