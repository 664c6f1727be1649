import { basename } from 'node:path'
import type { Steps } from '../../../engine/match/steps.ts'
import { readBounded } from '../../files/boundedRead.ts'
import { notReadable, refusedFile, unread, unreadFile } from '../../files/unread.ts'
import type { GameLookup } from '../../games/hostedGame.ts'
import { type RunInSlices, runInSlices } from '../../time/timeSlices.ts'
import { type SaveContent, withoutProfiles } from '../content.ts'
import { readSave } from '../journal/reading.ts'
import { cutBack } from '../journal/recover.ts'
import { loadSave } from '../loading.ts'
import { newHeader } from '../newSave.ts'
import { MAX_MOVES, WORK_LIMIT } from './limits.ts'

const MAX_IMPORT_BYTES = 16 * 1024 * 1024
/**
 * The limits of lines, in bytes: a line cannot be parsed in slices, so it must be short. The first line may hold a
 * user's position, at most one with a ship in every cell of the largest field. Undone moves take two lines, clocks one
 * more for each move.
 */
const LINES = { first: 512 * 1024, further: 256 * 1024, most: 3 * MAX_MOVES }

/**
 * Reads an untrusted match file: validates everything and replays every move, then gives it a new id. A file damaged
 * towards its end is imported up to its last complete move.
 * Throws `file-unreadable`, `file-too-new` or `file-too-long`.
 */
export async function readMatchFile(
  path: string,
  games: GameLookup,
  now: number,
  work: RunInSlices = runInSlices,
): Promise<SaveContent> {
  const file = basename(path)
  const read = await readBounded(path, MAX_IMPORT_BYTES).catch(notReadable(file))
  if (!read.ok) throw refusedFile(unreadFile(read), file)
  return settled(await work(checked(file, read.bytes, games), { workLimit: WORK_LIMIT }), now)
}

function* checked(file: string, bytes: Buffer, games: GameLookup): Steps<SaveContent> {
  const save = yield* readSave(bytes, { limits: LINES })
  if (!save.ok) throw refusedFile(save, file)
  const moves = save.content.entries.length
  if (moves > MAX_MOVES) {
    throw refusedFile(unread('too-long', `${moves} moves`, 'too-many-moves', { facts: { most: MAX_MOVES } }), file)
  }
  const loaded = yield* loadSave(games, save.content, { prove: true })
  if (!loaded.ok) throw refusedFile(loaded, file)
  const { content, match } = loaded
  return save.damaged ? cutBack(content, match.entries.length) : content
}

/** Returns the content as a local save: with a new id, without profiles and with no times in the future. */
function settled(content: SaveContent, now: number): SaveContent {
  const { summary, entries, times } = withoutProfiles(content)
  const { header: own, title } = summary
  const header = newHeader({ ...own, title, first: own.first ?? own.id }, now)
  return {
    summary: { ...summary, header, updatedAt: Math.min(summary.updatedAt, now) },
    entries: entries.map(({ entry, at }) => ({ entry, at: Math.min(at, now) })),
    ...(times && { times }),
  }
}
