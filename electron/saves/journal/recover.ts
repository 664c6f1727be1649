import { copyAside, folderAside } from '../../files/aside.ts'
import { writeAtomic } from '../../files/atomicFile.ts'
import type { RunInSlices } from '../../time/timeSlices.ts'
import type { SaveContent } from '../content.ts'
import { endedOnTime, linesOf } from '../contentLines.ts'
import { printSave, type WrittenLines } from './reading.ts'

/** Returns the part of a save before the damage, marked as recovered. */
export function cutBack({ summary, entries, times }: SaveContent, moves: number): SaveContent {
  const kept = entries.slice(0, moves)
  const whole = moves === entries.length
  const updatedAt = kept.at(-1)?.at ?? summary.header.createdAt
  const seatedAfter = Object.fromEntries(
    Object.entries(summary.seatedAfter).map(([seat, after]) => [seat, Math.min(after, moves)]),
  )
  return {
    summary: {
      ...summary,
      seatedAfter,
      moves,
      outcome: whole ? summary.outcome : null,
      lostOnTime: whole || !endedOnTime(summary) ? summary.lostOnTime : summary.lostOnTime.slice(0, -1),
      gaveUp: whole ? summary.gaveUp : null,
      updatedAt,
      recovered: true,
    },
    entries: kept,
    ...(times && { times: times.slice(0, moves + 1) }),
  }
}

/** Returns the content of a damaged save up to its last complete move. */
export function recovered(content: SaveContent): SaveContent {
  return cutBack(content, content.entries.length)
}

/** Rewrites a damaged or older file in the current format, keeping the original in `originals`. */
export async function rewriteSave(
  path: string,
  content: SaveContent,
  originals: string,
  work: RunInSlices,
): Promise<WrittenLines> {
  const written = await work(printSave(content.summary.header, linesOf(content)))
  await copyAside(path, await folderAside(originals))
  await writeAtomic(path, written.bytes)
  return written
}
