import { randomBytes } from 'node:crypto'
import { open, rename, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Ends the name of a file that is still being written; such a leftover is worth nothing. */
export const UNFINISHED = '.tmp'

/** Replaces a file as a whole: a crash at any moment leaves the old content or the new, never a mixture. */
export async function writeAtomic(path: string, data: string | Uint8Array): Promise<void> {
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

/** Makes renames inside a folder durable. Windows cannot open folders and needs no such step. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
