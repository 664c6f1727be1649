import { openStream } from '../../engine/kernel/rng.ts'
import { createMatch } from '../../engine/match/match.ts'
import type { GameId } from '../contract/ipc.ts'
import { gameOf } from '../matches/games.ts'
import { firstSummary, linesOf, type StoredEntry } from '../saves/content.ts'
import { newHeader } from '../saves/newSave.ts'
import { printSave } from '../saves/reading.ts'
import { NO_SUM, sealLine } from '../saves/seal.ts'

export const NOON = Date.UTC(2026, 0, 1, 12)

/** The bytes of a whole save: a match of that game played at random for so many moves. */
export function saveBytes(game: GameId, seed: number, moves: number): Buffer {
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
  return printSave(header, linesOf({ summary, entries })).bytes
}

/** The lines of a save without their seals. */
export function unsealed(bytes: Buffer): unknown[] {
  return bytes
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => {
      const { sum: _, ...body } = JSON.parse(line)
      return body
    })
}

/** Lines, whatever they say, sealed as if this program had written them. */
export function sealed(lines: readonly unknown[]): Buffer {
  let sum = NO_SUM
  const texts = lines.map((line) => {
    const isObject = typeof line === 'object' && line !== null && !Array.isArray(line)
    const body = isObject && Object.keys(line).length > 0 ? line : { line }
    const one = sealLine(body, sum)
    sum = one.sum
    return one.text
  })
  return Buffer.from(texts.join(''))
}
