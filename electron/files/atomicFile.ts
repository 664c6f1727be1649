import { randomBytes } from 'node:crypto'
import { open, readdir, unlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { systemCode } from '../refused.ts'
import { type Rename, renameFile } from './rename.ts'

/** Ends the name of a file that is still being written; such a leftover is worth nothing. */
export const UNFINISHED = '.tmp'

/**
 * Replaces a file as a whole: a crash at any moment leaves the old content or the new, never a mixture.
 * @param rename replaced in tests only
 */
export async function writeAtomic(path: string, data: string | Uint8Array, rename: Rename = renameFile): Promise<void> {
  const draft = `${path}.${randomBytes(4).toString('hex')}${UNFINISHED}`
  try {
    await writeDurable(draft, data)
    await rename(draft, path)
  } catch (error) {
    await unlink(draft).catch(() => undefined)
    throw error
  }
  await syncFolder(dirname(path))
}

/** Removes what a killed program left of writing this file. Never throws: leftovers do no harm. */
export async function dropDrafts(path: string): Promise<void> {
  const names = await readdir(dirname(path)).catch(() => [])
  const drafts = names.filter((name) => name.startsWith(`${basename(path)}.`) && name.endsWith(UNFINISHED))
  await Promise.all(drafts.map((name) => unlink(join(dirname(path), name)).catch(() => undefined)))
}

/** Writes a new file and waits for the disk; refuses (EEXIST) to touch an existing one. */
export async function writeDurable(path: string, data: string | Uint8Array): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(data)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Some file systems (network, memory cards) have no such thing as flushing a folder: there nothing more can be done. */
const CANNOT_SYNC = ['EINVAL', 'ENOTSUP', 'EPERM', 'EACCES', 'EISDIR']

/** Makes renames inside a folder durable, as far as the file system can. */
export async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path, 'r')
    await folder.sync().finally(() => folder.close())
  } catch (error) {
    if (!CANNOT_SYNC.includes(systemCode(error) ?? '')) throw error
  }
}
