import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { latestResults, writeResults } from './results.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guard-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the committed results', () => {
  it('are those of the latest day', () => {
    writeResults(folder, new Date('2027-01-02T03:04:05Z'), { start: 1.5 })
    writeResults(folder, new Date('2026-12-31T00:00:00Z'), { start: 2 })
    writeFileSync(join(folder, '2027-06-01.md'), 'other results')
    expect(latestResults(folder)).toEqual({ file: 'guard-2027-01-02.json', results: { start: 1.5 } })
  })

  it('are missing at first', () => {
    expect(latestResults(folder)).toBeNull()
  })

  it.each(['[]', 'null', '{"start":"1"}', '{"start":0}'])('refuse %s, and name the file', (text) => {
    writeFileSync(join(folder, 'guard-2026-01-01.json'), text)
    expect(() => latestResults(folder)).toThrow('guard-2026-01-01.json')
  })
})
