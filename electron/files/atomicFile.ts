import { randomBytes } from 'node:crypto'
import { open, readdir, unlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { systemCode } from '../contract/refused.ts'
import { type Rename, renameFile } from './rename.ts'

/** Suffix of temporary files; a leftover can be deleted. */
export const UNFINISHED = '.tmp'

/**
 * Replaces a file atomically: after a crash it has the old or the new content, never a mixture.
 * @param rename replaced in tests only
 */
export async function writeAtomic(
  path: string,
  data: string | Uint8Array,
  { rename = renameFile, mode }: { readonly rename?: Rename; readonly mode?: number | undefined } = {},
): Promise<void> {
  const draft = `${path}.${randomBytes(4).toString('hex')}${UNFINISHED}`
  try {
    await writeDurable(draft, data, mode)
    await rename(draft, path)
  } catch (error) {
    await unlink(draft).catch(() => undefined)
    throw error
  }
  await syncFolder(dirname(path))
}

/** Removes temporary files of a killed program. Never throws: leftovers are harmless. */
export async function dropDrafts(path: string): Promise<void> {
  const names = await readdir(dirname(path)).catch(() => [])
  const drafts = names.filter((name) => name.startsWith(`${basename(path)}.`) && name.endsWith(UNFINISHED))
  await Promise.all(drafts.map((name) => unlink(join(dirname(path), name)).catch(() => undefined)))
}

/** Mode of a file that only its owner can read and write. */
export const PRIVATE = 0o600

/** Writes a new file and fsyncs it; fails with EEXIST if the file exists. */
export async function writeDurable(path: string, data: string | Uint8Array, mode?: number): Promise<void> {
  const file = await open(path, 'wx', mode)
  try {
    await file.writeFile(data)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Error codes of file systems that cannot fsync a folder (network shares, memory cards, Windows). */
const CANNOT_SYNC = ['EINVAL', 'ENOTSUP', 'EPERM', 'EACCES', 'EISDIR']

/** Fsyncs a folder, so that renames in it are durable; does nothing if the file system cannot. */
export async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path, 'r')
    await folder.sync().finally(() => folder.close())
  } catch (error) {
    if (!CANNOT_SYNC.includes(systemCode(error) ?? '')) throw error
  }
}
