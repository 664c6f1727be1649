import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sourcesPrint } from './bundle.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundle-'))
  await mkdir(join(folder, 'engine'))
  await writeFile(join(folder, 'engine', 'rules.ts'), 'export {}')
})
afterEach(() => rm(folder, { recursive: true }))

describe('sourcesPrint', () => {
  it('stays the same while nothing changes', () => {
    expect(sourcesPrint(folder)).toBe(sourcesPrint(folder))
  })

  it('changes with a changed, an added and a removed source', async () => {
    const prints = [sourcesPrint(folder)]
    await writeFile(join(folder, 'engine', 'rules.ts'), 'export const a = 1')
    prints.push(sourcesPrint(folder))
    await writeFile(join(folder, 'engine', 'moves.ts'), 'export {}')
    prints.push(sourcesPrint(folder))
    await rm(join(folder, 'engine', 'rules.ts'))
    prints.push(sourcesPrint(folder))
    expect(new Set(prints).size).toBe(4)
  })

  it('ignores tests and texts', async () => {
    const before = sourcesPrint(folder)
    await writeFile(join(folder, 'engine', 'rules.test.ts'), 'export {}')
    await writeFile(join(folder, 'engine', 'README.md'), '# Engine')
    expect(sourcesPrint(folder)).toBe(before)
  })
})
