import { constants } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import type { Reason } from '../../engine/kernel/parsed.ts'
import type { FileFault } from '../contract/faults.ts'

/** The bytes of a regular file, or why it was refused, in English and as a code. */
export type BoundedRead =
  | { readonly ok: true; readonly bytes: Buffer }
  | { readonly ok: false; readonly why: string; readonly reason: Reason }

/** Does not block if the file was replaced by a pipe meanwhile. Windows lacks the flag. */
const WITHOUT_WAITING = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)
/** The least and the most bytes that are read at once. */
const LEAST_AT_ONCE = 16 * 1024
const MOST_AT_ONCE = 256 * 1024

/** Reads a regular file of at most `limit` bytes; refuses pipes, devices, folders and larger files. */
export async function readBounded(path: string, limit: number): Promise<BoundedRead> {
  // Checked before opening: opening a device can have side effects.
  if (!(await stat(path)).isFile()) return refused('not an ordinary file', 'not-a-file')
  const file = await open(path, WITHOUT_WAITING)
  try {
    const facts = await file.stat()
    if (!facts.isFile()) return refused('not an ordinary file', 'not-a-file')
    return facts.size > limit ? tooLarge(limit) : await readAll(file, limit, portionFor(facts.size))
  } finally {
    await file.close()
  }
}

/** Returns the first bytes of a regular file, at most `length`; null for pipes, devices and folders. */
export async function readStart(path: string, length: number): Promise<Buffer | null> {
  if (!(await stat(path)).isFile()) return null
  const file = await open(path, WITHOUT_WAITING)
  try {
    if (!(await file.stat()).isFile()) return null
    const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Returns enough for a small file and the sign of its end. */
function portionFor(size: number): number {
  return Math.min(MOST_AT_ONCE, Math.max(LEAST_AT_ONCE, size + 1))
}

/** Reads until the end in portions: a file may grow meanwhile, and some report no size. */
async function readAll(file: FileHandle, limit: number, portion: number): Promise<BoundedRead> {
  const portions: Buffer[] = []
  for (let length = 0; ; ) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(portion), 0, portion)
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
