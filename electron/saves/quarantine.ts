import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import type { SetAsideSave } from '../contract/ipc.ts'
import { moveAside } from '../files/aside.ts'
import { systemCode } from '../refused.ts'

/** Sets an unreadable file aside without overwriting another; if moving fails, the file stays in place. */
export async function quarantine(path: string, folder: string): Promise<SetAsideSave> {
  const kept = await moveAside(path, folder).catch(() => path)
  return { file: basename(kept), reason: 'file-unreadable' }
}

/** All files that were set aside. */
export async function quarantined(folder: string): Promise<SetAsideSave[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return []
    throw error
  })
  return names.sort().map((file) => ({ file, reason: 'file-unreadable' }))
}
