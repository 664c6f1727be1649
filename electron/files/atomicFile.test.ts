import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../testkit/folders.ts'
import { writeAtomic } from './atomicFile.ts'
import { createRename } from './rename.ts'

/** Returns a file held by a scanner for this many attempts; records its content at each attempt. */
async function heldFile(attempts: number) {
  const folder = await freshFolder()
  const path = join(folder, 'settings.json')
  await writeFile(path, 'old')
  const seen: string[] = []
  const renameHeld = createRename({
    rename: async (from, to) => {
      seen.push(await readFile(to, 'utf8'))
      if (seen.length <= attempts) throw Object.assign(new Error('held'), { code: 'EBUSY' })
      await rename(from, to)
    },
    wait: async () => undefined,
    platform: 'win32',
  })
  return { folder, path, seen, write: (text: string) => writeAtomic(path, text, { rename: renameHeld }) }
}

describe('replacing a file held by a scanner', () => {
  it('keeps the old content until the file is released, then writes the new', async () => {
    const { folder, path, seen, write } = await heldFile(3)
    await write('new')
    expect(seen).toEqual(['old', 'old', 'old', 'old'])
    expect(await readFile(path, 'utf8')).toBe('new')
    expect(await readdir(folder)).toEqual(['settings.json'])
  })

  it('keeps the old content and leaves no temporary file if it is never released', async () => {
    const { folder, path, write } = await heldFile(Number.POSITIVE_INFINITY)
    await expect(write('new')).rejects.toMatchObject({ code: 'EBUSY' })
    expect(await readFile(path, 'utf8')).toBe('old')
    expect(await readdir(folder)).toEqual(['settings.json'])
  })
})
