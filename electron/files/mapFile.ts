import { basename } from 'node:path'
import type { FileFault } from '../contract/faults.ts'
import { Refused, systemCode } from '../contract/refused.ts'
import { readBounded } from './boundedRead.ts'
import { unreadableReason } from './unread.ts'

/** Largest map file, in bytes; the largest map with its deck takes less than two thousand. */
const MAX_BYTES = 16 * 1024

/** Reads the text of a map file; the page checks its content. Throws `file-unreadable`, `file-too-long`. */
export async function readMapFile(path: string): Promise<string> {
  const file = basename(path)
  const read = await readBounded(path, MAX_BYTES).catch((error: unknown) => {
    const system = systemCode(error) ?? '?'
    throw new Refused('file-unreadable', system, { file, reason: unreadableReason(system) })
  })
  if (!read.ok) {
    const { why, reason } = read
    throw new Refused(reason.code === 'too-large' ? 'file-too-long' : 'file-unreadable', why, { file, reason })
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(read.bytes)
  } catch {
    throw new Refused('file-unreadable', 'no text', { file, reason: { code: 'not-text' satisfies FileFault } })
  }
}
