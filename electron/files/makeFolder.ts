import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncFolder } from './atomicFile.ts'

/** Creates a folder and its parents, if necessary, so that they survive a power loss. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true })
  if (first === undefined) return
  for (let created = path; ; created = dirname(created)) {
    await syncFolder(dirname(created))
    if (created === first || created === dirname(created)) return
  }
}
