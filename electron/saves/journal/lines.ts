import { z } from 'zod'
import type { Outcome } from '../../../engine/kernel/game.ts'
import type { MatchRecord, RecordEntry } from '../../../engine/match/record.ts'
import { LATEST } from '../../clock.ts'
import type { MatchInfo } from '../../contract/ipc.ts'
import { lessonId, nameText, saveId, titleText, writtenPlayer } from '../../contract/texts.ts'

export const SAVE_FORMAT = 'captains-table-match'
/** Raising it needs a step in `upgrades.ts`. */
export const SAVE_VERSION = 1

const seatName = z.string().min(1).max(24)
const milliseconds = z.int().min(0).max(LATEST)

/** Who sits where, as a file tells it. */
export const writtenSeat = z.strictObject({ seat: seatName, name: nameText, player: writtenPlayer })
export type WrittenSeat = z.infer<typeof writtenSeat>

const outcome: z.ZodType<Outcome> = z.strictObject({
  winners: z.array(seatName),
  scores: z.record(seatName, z.number()),
  reason: z.string(),
})

const header = z.strictObject({
  format: z.literal(SAVE_FORMAT),
  version: z.literal(SAVE_VERSION),
  id: saveId,
  title: titleText,
  lesson: lessonId.exactOptional(),
  createdAt: milliseconds,
  /** In order of play. */
  seats: z.array(writtenSeat).min(1).max(16),
  /** The match record before its first move; checked by the match layer. */
  record: z.looseObject({ game: z.string(), entries: z.tuple([]) }),
})

const line = z.discriminatedUnion('kind', [
  /** A move and all that it led to. `outcome` when it ended the match. */
  z.strictObject({
    kind: z.literal('move'),
    n: z.int().min(1),
    entry: z.looseObject({ seat: seatName }),
    at: milliseconds,
    outcome: outcome.exactOptional(),
  }),
  /** The moves after number `to` are taken back. */
  z.strictObject({ kind: z.literal('undo'), to: z.int().min(0), at: milliseconds }),
  z.strictObject({ kind: z.literal('title'), title: titleText, at: milliseconds }),
  /** Everything after move `moves` was damaged and cut off. */
  z.strictObject({ kind: z.literal('recovered'), moves: z.int().min(0), at: milliseconds }),
])

/** First line of a save. */
export interface SaveHeader extends Omit<z.infer<typeof header>, 'record' | 'seats'> {
  readonly seats: MatchInfo['seats']
  readonly record: MatchRecord
}

type ParsedLine = z.infer<typeof line>
type MoveLine = Omit<Extract<ParsedLine, { kind: 'move' }>, 'entry'> & { readonly entry: RecordEntry }
/** Every further line of a save. */
export type SaveLine = MoveLine | Exclude<ParsedLine, { kind: 'move' }>

export function parseHeader(raw: unknown): SaveHeader | null {
  const parsed = header.safeParse(raw)
  // The record inside is checked where it is loaded, by the layer that owns its form; levels, where the game is known.
  return parsed.success ? (parsed.data as unknown as SaveHeader) : null
}

export function parseSaveLine(raw: unknown): SaveLine | null {
  const parsed = line.safeParse(raw)
  // As above: the entry is checked where it is loaded.
  return parsed.success ? (parsed.data as SaveLine) : null
}
