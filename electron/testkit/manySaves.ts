import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SAVE_EXTENSION } from '../files/extensions.ts'
import { FIXTURES } from '../fixtures/manifest.ts'

/** Seconds since 1970 at which the first save was written; each further one is a second later. */
const FIRST_TIME = Date.UTC(2026, 0, 1) / 1000
const AT_ONCE = 16

/** Returns the id of a copied save. */
export const idOfCopy = (number: number): string => `20260101-120000-${String(number).padStart(10, '0')}`

/** Fills a folder with copies of all saves that version 0.2.0 recorded, in turn; returns their ids. */
export async function copyManySaves(folder: string, count: number): Promise<readonly string[]> {
  const recorded = join(FIXTURES, '0.2.0', 'saves')
  const sources = await Promise.all((await readdir(recorded)).sort().map((name) => readFile(join(recorded, name))))
  await mkdir(folder, { recursive: true })
  const ids = Array.from({ length: count }, (_, number) => idOfCopy(number))
  for (let start = 0; start < count; start += AT_ONCE) {
    const writing = ids.slice(start, start + AT_ONCE).map(async (id, index) => {
      const source = sources[(start + index) % sources.length]
      if (source) await writeOldFile(join(folder, `${id}${SAVE_EXTENSION}`), source, start + index)
    })
    await Promise.all(writing)
  }
  return ids
}

/** Writes a file that was changed long ago: an index trusts no file that has just changed. */
export async function writeOldFile(path: string, bytes: Uint8Array | string, seconds = 0): Promise<void> {
  await writeFile(path, bytes)
  await utimes(path, FIRST_TIME + seconds, FIRST_TIME + seconds)
}
