import type { GameShape } from '../../engine/kernel/game.ts'
import { openStream } from '../../engine/kernel/rng.ts'
import { createMatch, type Match } from '../../engine/match/match.ts'
import { runToEnd } from '../../engine/match/steps.ts'
import type { GameId } from '../contract/ipc.ts'
import { gameOf } from '../games/games.ts'
import { firstSummary, matchInfo, type SaveContent, type StoredEntry } from '../saves/content.ts'
import { linesOf } from '../saves/contentLines.ts'
import { FIRST_SUM, printLine } from '../saves/journal/checksum.ts'
import { printSave } from '../saves/journal/reading.ts'
import { newHeader } from '../saves/newSave.ts'
import { printReplay } from '../saves/sharing/replayFile.ts'

export const NOON = Date.UTC(2026, 0, 1, 12)

/** Returns a saved match with this number of random moves. */
function sample(game: GameId, seed: number, moves: number): { match: Match<GameShape>; content: SaveContent } {
  const hosted = gameOf(game)
  const options = hosted?.match.parseOptions({})
  if (!hosted || !options?.ok) throw new Error(`no game ${game}`)
  const match = createMatch(hosted.match, { options: options.value, seed })
  const rng = openStream(seed, 'sample')
  for (let played = 0; played < moves; played++) {
    const [seat] = match.awaiting()
    const listed = seat === undefined ? [] : match.moves(seat)
    const picked = listed[rng.int(Math.max(1, listed.length))]
    if (seat !== undefined && picked) match.play(seat, picked.move)
  }
  const seats = match.seats().map((seat) => ({ seat, name: 'Ann', player: { kind: 'human' } as const }))
  const header = newHeader({ title: 'Sample', seats, record: match.recordHead() }, NOON)
  const entries = match.entries.map((entry): StoredEntry => ({ entry: match.recordEntry(entry), at: NOON }))
  const summary = { ...firstSummary(header), moves: entries.length, outcome: match.outcome() }
  return { match, content: { summary, entries } }
}

/** Returns the bytes of the save of a sample match. */
export function saveBytes(game: GameId, seed: number, moves: number): Buffer {
  const { content } = sample(game, seed, moves)
  return runToEnd(printSave(content.summary.header, linesOf(content))).bytes
}

/** Returns the bytes of the replay of a sample match. */
export function sampleReplay(game: GameId, seed: number, moves: number): Buffer {
  const { match, content } = sample(game, seed, moves)
  return runToEnd(printReplay(match, matchInfo(content.summary)))
}

/** Returns the lines of a save without their checksums. */
export function parsedLines(bytes: Buffer): unknown[] {
  return bytes
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => {
      const { sum: _, ...body } = JSON.parse(line)
      return body
    })
}

/** Prints lines, valid or not, with correct checksums. */
export function printedLines(lines: readonly unknown[]): Buffer {
  let sum = FIRST_SUM
  const texts = lines.map((line) => {
    const isObject = typeof line === 'object' && line !== null && !Array.isArray(line)
    const body = isObject && Object.keys(line).length > 0 ? line : { line }
    const one = printLine(body, sum)
    sum = one.sum
    return one.text
  })
  return Buffer.from(texts.join(''))
}
