import { writeAtomic } from '../../files/atomicFile.ts'
import type { RunInSlices } from '../../time/timeSlices.ts'
import type { SaveContent } from '../content.ts'
import { linesOf } from '../contentLines.ts'
import { printSave, type ReadSave, type WrittenLines } from './reading.ts'

/** Undone moves may take as much room as all the rest, plus this number of bytes. */
const SLACK = 16 * 1024

/**
 * Rewrites an intact file without its undone moves if they take much of its room; returns the new content of the file.
 */
export async function compactSave(
  path: string,
  content: SaveContent,
  { written, lines, long }: Extract<ReadSave, { ok: true }>,
  work: RunInSlices,
): Promise<WrittenLines> {
  if (long) {
    await writeAtomic(path, written.bytes)
    return written
  }
  const needed = linesOf(content)
  if (lines <= needed.length) return written
  const compact = await work(printSave(content.summary.header, needed))
  if (written.bytes.length <= 2 * compact.bytes.length + SLACK) return written
  // On a full disk the file stays unchanged.
  return writeAtomic(path, compact.bytes).then(
    () => compact,
    () => written,
  )
}
