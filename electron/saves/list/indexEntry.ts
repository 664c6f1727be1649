import { z } from 'zod'
import type { SaveInfo } from '../../contract/ipc.ts'
import {
  lessonId,
  mapLabel,
  matchClock,
  saveId,
  seatName,
  writtenDealName,
  writtenPlayer,
  writtenTitle,
} from '../../contract/texts.ts'
import { FIRST_SUM, parseLine, printLine } from '../journal/checksum.ts'
import { cellLetters, milliseconds, outcome, writtenSeat } from '../journal/lines.ts'

/** The result of reading a save: its row of the list, or why this program cannot open the file. */
export type Finding = SaveInfo | Verdict

/** Why this program cannot open a file that is left in place. */
export type Verdict = z.infer<typeof verdict>

const verdict = z.strictObject({ reason: z.enum(['file-too-new', 'file-too-long']) })

const seats = z.array(seatName).max(16)

const deal = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open'), name: writtenDealName.exactOptional() }),
  z.strictObject({
    kind: z.literal('sealed'),
    hash: z.string().regex(/^[0-9a-f]{64}$/),
    sharedBy: seats.exactOptional(),
  }),
])

/** A row of the list, as reading a save gives it. Whether the program has its game and bots is checked later. */
const info = z.strictObject({
  id: saveId,
  game: z.string().min(1).max(64),
  title: writtenTitle,
  createdAt: milliseconds,
  updatedAt: milliseconds,
  moves: z.int().min(0),
  seats: z.array(writtenSeat).min(1).max(16),
  outcome: outcome.nullable(),
  deal,
  lesson: lessonId.exactOptional(),
  map: mapLabel.exactOptional(),
  clock: matchClock.exactOptional(),
  letters: cellLetters.exactOptional(),
  lostOnTime: seats.exactOptional(),
  playersBefore: z.record(seatName, writtenPlayer).exactOptional(),
  hadPeople: seats.exactOptional(),
  condition: z.enum(['whole', 'recovered']),
})

const entry = z.strictObject({ id: saveId, stamp: z.string().max(100), found: z.union([verdict, info]) })

/** The result of reading a save, kept for as long as its file does not change. */
export interface IndexEntry {
  readonly id: string
  /** The stamp of the file when it was read. */
  readonly stamp: string
  readonly found: Finding
}

/** The most bytes of an entry: more than 16 seats with the longest names take. */
const LONGEST = 16 * 1024
/** The bytes at the beginning of an entry that contain its id. */
const ID_LENGTH = 80
const ID = /^\{"id":"([a-z0-9-]{8,64})"/

/** Returns an entry as one line with a checksum of its own: damage to one line does not affect others. */
export function printEntry({ id, stamp, found }: IndexEntry): Buffer {
  return Buffer.from(printLine({ id, stamp, found }, FIRST_SUM).text)
}

/** Returns the id of an entry without reading the rest; null if the line is not an entry. */
export function idOfEntry(line: Buffer): string | null {
  if (line.length > LONGEST) return null
  return ID.exec(line.toString('latin1', 0, ID_LENGTH))?.[1] ?? null
}

/** Reads an entry, without its line break; null if a byte has changed or if reading a save cannot have given it. */
export function parseEntry(line: Buffer): IndexEntry | null {
  const parsed = entry.safeParse(parseLine(line, FIRST_SUM)?.body)
  if (!parsed.success) return null
  const { id, found } = parsed.data
  if ('id' in found && found.id !== id) return null
  return parsed.data as IndexEntry // the listing checks whether the program has its game and its bots
}
