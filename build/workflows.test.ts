import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..', '.github', 'workflows')
const workflows = globSync('*.yml', { cwd: folder }).map((name) => [
  basename(name),
  readFileSync(join(folder, name), 'utf8'),
])

describe.each(workflows)('the workflow %s', (_, text = '') => {
  it('takes actions by the hash of a commit: a tag may be moved', () => {
    const actions = [...text.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action)
    expect(actions.length).toBeGreaterThan(0)
    expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([])
  })

  it('may only read unless a job says otherwise', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m)
  })

  it('runs all tests', () => {
    expect(text).toMatch(/- run: npm test$/m)
  })
})
