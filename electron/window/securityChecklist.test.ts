import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

describe('the security checklist in the README', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')

  it('names only existing tests', () => {
    const table = readme.slice(readme.indexOf('security checklist'))
    const named = new Set([...table.matchAll(/`([\w/]+\.(?:test|e2e)\.ts)`/g)].map(([, name]) => name ?? ''))
    const all = globSync('{electron,build}/**/*.{test,e2e}.ts', { cwd: root }).map((path) => path.replaceAll('\\', '/'))
    expect([...named].filter((name) => !all.some((path) => path === name || path.endsWith(`/${name}`)))).toEqual([])
    expect(named.size).toBeGreaterThan(5)
  })

  it('has every item', () => {
    const rows = [...readme.matchAll(/^\| ([\d, ]+) \|/gm)].flatMap(([, numbers]) => (numbers ?? '').split(', '))
    expect(rows.map(Number)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
  })
})
