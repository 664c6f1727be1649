import { basename } from 'node:path'
import type { Steps } from '../../../engine/match/steps.ts'
import { readBounded } from '../../files/boundedRead.ts'
import type { GameLookup } from '../../matches/hostedGame.ts'
import { type DoInSlices, inSlices } from '../../slices.ts'
import type { SaveContent } from '../content.ts'
import { readSave } from '../journal/reading.ts'
import { cutBack } from '../journal/recover.ts'
import { loadSave } from '../loading.ts'
import { newHeader } from '../newSave.ts'
import { notReadable, refusedFile, unread, unreadFile } from '../unread.ts'

const MAX_IMPORT_BYTES = 16 * 1024 * 1024
/** The longest match of bots takes three thousand. */
const MOST_MOVES = 20_000
/** In milliseconds of work; the longest match of bots takes one second. */
const PATIENCE = 20_000
/**
 * In bytes: what cannot be read in slices must be short. The first line holds a position of the user's, at most one with
 * a ship in each cell of the largest field. There are lines besides those of moves: what was taken back has two.
 */
const LINES = { first: 512 * 1024, further: 256 * 1024, most: 2 * MOST_MOVES }

/**
 * Reads a match file from anywhere: everything in it is checked and every move played again before it is let in, under
 * an id of its own. A file that is damaged towards its end is taken up to its last whole move.
 * Throws `file-unreadable`, `file-too-new` or `file-too-long`.
 */
export async function readMatchFile(
  path: string,
  games: GameLookup,
  now: number,
  work: DoInSlices = inSlices,
): Promise<SaveContent> {
  const file = basename(path)
  const read = await readBounded(path, MAX_IMPORT_BYTES).catch(notReadable(file))
  if (!read.ok) throw refusedFile(unreadFile(read), file)
  return settled(await work(checked(file, read.bytes, games), { patience: PATIENCE }), now)
}

function* checked(file: string, bytes: Buffer, games: GameLookup): Steps<SaveContent> {
  const save = yield* readSave(bytes, { limits: LINES })
  if (!save.ok) throw refusedFile(save, file)
  const moves = save.content.entries.length
  if (moves > MOST_MOVES) {
    throw refusedFile(unread('too-long', `${moves} moves`, 'too-many-moves', { facts: { most: MOST_MOVES } }), file)
  }
  const loaded = yield* loadSave(games, save.content, { prove: true })
  if (!loaded.ok) throw refusedFile(loaded, file)
  const { content, match } = loaded
  return save.damaged ? cutBack(content, match.entries.length) : content
}

/** As a save of this computer: with an id of its own, and nothing in it from the future. */
function settled({ summary, entries }: SaveContent, now: number): SaveContent {
  const { header: own, title } = summary
  const header = newHeader({ ...own, title }, now)
  return {
    summary: { ...summary, header, updatedAt: Math.min(summary.updatedAt, now) },
    entries: entries.map(({ entry, at }) => ({ entry, at: Math.min(at, now) })),
  }
}
