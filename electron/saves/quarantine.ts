import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import type { SetAsideSave } from '../contract/ipc.ts'
import { systemCode } from '../contract/refused.ts'
import { moveAside } from '../files/aside.ts'

/** Sets an unreadable file aside without overwriting another; if moving fails, the file stays in place. */
export async function quarantine(path: string, folder: string): Promise<SetAsideSave> {
  const kept = await moveAside(path, folder).catch(() => path)
  return unreadable(basename(kept))
}

/** Returns all files that were set aside; none if something else is in the folder's place. */
export async function quarantined(folder: string): Promise<SetAsideSave[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes(systemCode(error) ?? '')) return []
    throw error
  })
  return names.sort().map(unreadable)
}

/** Returns the entry in the list for a file that cannot be read. */
export function unreadable(file: string): SetAsideSave {
  return { file, reason: 'file-unreadable' }
}
