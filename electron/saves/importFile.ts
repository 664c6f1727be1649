import { basename } from 'node:path'
import type { GameShape } from '../../engine/kernel/game.ts'
import { Match } from '../../engine/match/match.ts'
import { readBounded } from '../files/boundedRead.ts'
import type { GameLookup } from '../matches/hostedGame.ts'
import { Refused, systemCode } from '../refused.ts'
import type { SaveContent } from './content.ts'
import { loadSave } from './loading.ts'
import { newHeader } from './newSave.ts'
import { readSave } from './reading.ts'
import { cutBack } from './recover.ts'

const MAX_IMPORT_BYTES = 16 * 1024 * 1024

/**
 * Reads a match file from anywhere: everything in it is checked and every move played again before it is let in, under
 * an id of its own. A file that is damaged towards its end is taken up to its last whole move.
 * Throws `file-unreadable` or `file-too-new`.
 */
export async function readMatchFile(path: string, games: GameLookup, now: number): Promise<SaveContent> {
  const file = basename(path)
  const read = await readBounded(path, MAX_IMPORT_BYTES).catch((error: unknown) => {
    throw new Refused('file-unreadable', systemCode(error) ?? 'not readable', { file }, error)
  })
  if (!read.ok) throw new Refused('file-unreadable', read.why, { file })
  const save = readSave(read.bytes)
  if (!save.ok) throw refused(file, save)
  const loaded = loadSave(games, save.content)
  if (!loaded.ok) throw refused(file, loaded)
  const proven = provenMoves(loaded.match)
  const shortened = save.damaged || proven < save.content.entries.length
  return settled(shortened ? cutBack(loaded.content, proven) : loaded.content, now)
}

/**
 * How many of the moves lead to just what the file tells of them. Own saves are believed where today's rules differ;
 * a stranger's file is not. Moves of older rules cannot be proven any more, only that their events fit together.
 */
function provenMoves({ game, start, entries, rulesVersion }: Match<GameShape>): number {
  if (rulesVersion !== game.rules.version) return entries.length
  const match = new Match(game, start)
  const wrong = entries.findIndex(({ seat, move, hash }) => {
    const played = match.play(seat, move)
    return !played.ok || played.entry.hash !== hash
  })
  return wrong < 0 ? entries.length : wrong
}

function refused(file: string, { fault, what }: { fault: 'unreadable' | 'too-new'; what: string }): Refused {
  return new Refused(fault === 'too-new' ? 'file-too-new' : 'file-unreadable', what, { file })
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
