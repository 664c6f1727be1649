import { constants } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import type { Reason } from '../../engine/kernel/parsed.ts'
import type { FileFault } from '../contract/faults.ts'

/** The bytes of an ordinary file, or why they are not to be had, in English and in code. */
export type BoundedRead =
  | { readonly ok: true; readonly bytes: Buffer }
  | { readonly ok: false; readonly why: string; readonly reason: Reason }

/** A pipe that took the file's place a moment ago must not hold the program up. Windows has neither. */
const WITHOUT_WAITING = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)
const PORTION = 256 * 1024

/** Reads a file of at most `limit` bytes; anything else (a pipe, a device, a folder, a larger file) is refused. */
export async function readBounded(path: string, limit: number): Promise<BoundedRead> {
  // Looked at before it is opened: opening a device may do something.
  if (!(await stat(path)).isFile()) return refused('not an ordinary file', 'not-a-file')
  const file = await open(path, WITHOUT_WAITING)
  try {
    const facts = await file.stat()
    if (!facts.isFile()) return refused('not an ordinary file', 'not-a-file')
    return facts.size > limit ? tooLarge(limit) : await readAll(file, limit)
  } finally {
    await file.close()
  }
}

/** A file may grow while it is read, and some tell no size at all. */
async function readAll(file: FileHandle, limit: number): Promise<BoundedRead> {
  const portions: Buffer[] = []
  for (let length = 0; ; ) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(PORTION), 0, PORTION)
    if (bytesRead === 0) return { ok: true, bytes: Buffer.concat(portions) }
    length += bytesRead
    if (length > limit) return tooLarge(limit)
    portions.push(buffer.subarray(0, bytesRead))
  }
}

function tooLarge(limit: number): BoundedRead {
  return refused(`larger than ${limit} bytes`, 'too-large', { most: Math.floor(limit / 1024) })
}

function refused(why: string, code: FileFault, facts?: Reason['facts']): BoundedRead {
  return { ok: false, why, reason: { code, ...(facts && { facts }) } }
}
