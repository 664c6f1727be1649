import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MUTANT_ROOMS, roomOf } from './rooms.ts'
import { sharesKilled } from './score.ts'

const root = join(import.meta.dirname, '../..')

describe('mutation testing', () => {
  it('counts survivors and mutants without a test against a file', () => {
    const mutants = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError'].map((status) => ({ status }))
    expect([...sharesKilled({ files: { 'a.ts': { mutants }, 'b.ts': { mutants: [] } } })]).toEqual([['a.ts', 0.5]])
  })

  it.each(Object.entries(MUTANT_ROOMS))('finds the files and tests of %s', (folder, { files, tests }) => {
    for (const file of files) expect(existsSync(join(root, folder, file)), file).toBe(true)
    for (const pattern of tests) expect(globSync(pattern, { cwd: root }), pattern).not.toEqual([])
  })

  it('refuses a room that is not in the table', () => {
    expect(() => roomOf('engine/none')).toThrow('engine/none')
  })
})
