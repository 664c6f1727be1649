import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SYSTEM_NAMES, TARGETS } from './targets.ts'

const workflow = readFileSync(join(import.meta.dirname, '..', '..', '.github', 'workflows', 'release.yml'), 'utf8')

/** Returns the file extension of a target. */
const endingOf = (name: string) => ({ nsis: 'exe', portable: 'exe' })[name] ?? name

describe('a release', () => {
  it.each(Object.keys(SYSTEM_NAMES))('is packed on %s, and only what is fit for publication', (system) => {
    expect(workflow).toContain(`{ system: ${system}, runner: `)
    expect(workflow).toMatch(/npm run package -- .* --release\n/)
  })

  it.each(TARGETS.map(({ system, name }) => [system, name] as const))('contains what is made for %s: %s', (_, name) => {
    expect(workflow).toContain(`dist/*.${endingOf(name)}\n`)
  })

  it('includes update metadata, bills of materials and checksums', () => {
    for (const file of ['dist/latest*.yml', 'dist/*.blockmap', 'dist/*.cdx.json', 'SHA256SUMS']) {
      expect(workflow).toContain(file)
    }
  })

  it('runs after all tests, on the official Electron', () => {
    expect(workflow).toMatch(/run: node node_modules\/electron\/install.js\n[\s\S]*run: npm test\n[\s\S]*needs: check/)
  })

  it('gives write permission to the last job only', () => {
    expect(workflow.match(/contents: write/g)).toHaveLength(1)
    expect(workflow).toMatch(/^permissions:\n {2}contents: read$/m)
  })
})
