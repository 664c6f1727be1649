import { z } from 'zod'
import { seedOfDeal } from '../../../engine/kernel/dealName.ts'
import type { Outcome } from '../../../engine/kernel/game.ts'
import { isLuckNumber } from '../../../engine/kernel/jointSeed.ts'
import { isSecret } from '../../../engine/kernel/rng.ts'
import type { MatchRecord, RecordEntry } from '../../../engine/match/record.ts'
import { LANGUAGES, type MatchInfo, type Player, TABLE_ENDED } from '../../contract/ipc.ts'
import { PROFILE_ID } from '../../contract/people.ts'
import {
  lessonId,
  mapLabel,
  matchClock,
  saveId,
  seatName,
  writtenDealName,
  writtenName,
  writtenPlayer,
  writtenTitle,
} from '../../contract/texts.ts'
import { LATEST } from '../../time/saneClock.ts'
import type { MatchLuck } from '../dealt.ts'

export const SAVE_FORMAT = 'captains-table-match'
/** Format version of saves; raising it needs a step in `upgrades.ts`. */
export const SAVE_VERSION = 3

/** Milliseconds since 1970. */
export const milliseconds = z.int().min(0).max(LATEST)

/** A seat and its player in a file. */
export const writtenSeat = z.strictObject({ seat: seatName, name: writtenName, player: writtenPlayer })
export type WrittenSeat = z.infer<typeof writtenSeat>

/** The end of a match in a file. */
export const outcome: z.ZodType<Outcome> = z.strictObject({
  winners: z.array(seatName),
  scores: z.record(seatName, z.number()),
  reason: z.string(),
})

const isByTable = ({ reason }: Outcome) => reason === TABLE_ENDED

const secret = z.string().refine(isSecret, 'no secret of 256 bits')

/** The parts of a seed; opening the deal checks whether they give the seed. */
const luck = z.strictObject({
  secret,
  /** In the order of the seats. */
  shares: z
    .array(z.strictObject({ seat: seatName, number: z.string().refine(isLuckNumber, 'no 128 bits').nullable() }))
    .max(16),
})

/** The language whose letters name the cells. */
export const cellLetters = z.enum(LANGUAGES)

/** The profiles of people at their seats: exported files have none. */
const profileId = z.string().regex(PROFILE_ID)

const header = z
  .strictObject({
    format: z.literal(SAVE_FORMAT),
    version: z.literal(SAVE_VERSION),
    id: saveId,
    title: writtenTitle,
    lesson: lessonId.exactOptional(),
    /** The id of the save that this one is a copy of, at first. */
    first: saveId.exactOptional(),
    profiles: z.record(seatName, profileId).exactOptional(),
    /** The name of the map; the map itself is in the record. */
    map: mapLabel.exactOptional(),
    clock: matchClock.exactOptional(),
    letters: cellLetters.exactOptional(),
    createdAt: milliseconds,
    /** In order of play. */
    seats: z.array(writtenSeat).min(1).max(16),
    /** The match record without moves; checked by the match layer. */
    record: z.looseObject({ game: z.string(), entries: z.tuple([]) }),
    luck: luck.exactOptional(),
    salt: secret.exactOptional(),
    /** The name of the deal, if it had one. */
    dealName: writtenDealName.exactOptional(),
  })
  .refine(({ dealName, record }) => dealName === undefined || seedOfDeal(dealName) === record.seed, {
    error: 'gives another seed',
    path: ['dealName'],
  })

const line = z.discriminatedUnion('kind', [
  /** A move with its events; `outcome` if it ended the match. */
  z.strictObject({
    kind: z.literal('move'),
    n: z.int().min(1),
    entry: z.looseObject({ seat: seatName }),
    at: milliseconds,
    outcome: outcome.exactOptional(),
  }),
  /** Moves after number `to` were undone. */
  z.strictObject({ kind: z.literal('undo'), to: z.int().min(0), at: milliseconds }),
  /** From here on this player plays the seat, under a new name if there is one. */
  z.strictObject({
    kind: z.literal('seat'),
    seat: seatName,
    player: writtenPlayer,
    name: writtenName.exactOptional(),
    profile: profileId.exactOptional(),
    /** The player before has left the rest of the match to this bot. */
    playsOut: z.literal(true).exactOptional(),
    at: milliseconds,
  }),
  /** From here on the player of the seat has this name. */
  z.strictObject({ kind: z.literal('name'), seat: seatName, name: writtenName, at: milliseconds }),
  /**
   * The time left to each seat after this number of moves; `spent` is the time that all clocks have run since the
   * beginning.
   */
  z.strictObject({
    kind: z.literal('clock'),
    moves: z.int().min(0),
    left: z.record(seatName, milliseconds),
    spent: milliseconds,
    at: milliseconds,
  }),
  /** This seat has lost on time; `outcome` if that ended the match. */
  z.strictObject({ kind: z.literal('lost'), seat: seatName, at: milliseconds, outcome: outcome.exactOptional() }),
  /** This seat has given the match up. */
  z.strictObject({ kind: z.literal('gave-up'), seat: seatName, at: milliseconds, outcome }),
  /** The table has ended the match for everyone. */
  z.strictObject({
    kind: z.literal('ended'),
    at: milliseconds,
    outcome: outcome.refine(isByTable, 'no end by the table'),
  }),
  z.strictObject({ kind: z.literal('title'), title: writtenTitle, at: milliseconds }),
  /** Everything after move `moves` was damaged and cut off. */
  z.strictObject({ kind: z.literal('recovered'), moves: z.int().min(0), at: milliseconds }),
])

/** The first line of a save. */
export interface SaveHeader extends Omit<z.infer<typeof header>, 'record' | 'seats' | 'luck'> {
  readonly seats: MatchInfo['seats']
  readonly record: MatchRecord
  readonly luck?: MatchLuck
}

type ParsedLine = z.infer<typeof line>
type MoveLine = Omit<Extract<ParsedLine, { kind: 'move' }>, 'entry'> & { readonly entry: RecordEntry }
type SeatLine = Omit<Extract<ParsedLine, { kind: 'seat' }>, 'player'> & { readonly player: Player }
/** A further line of a save. */
export type SaveLine = MoveLine | SeatLine | Exclude<ParsedLine, { kind: 'move' | 'seat' }>

export function parseHeader(raw: unknown): SaveHeader | null {
  const parsed = header.safeParse(raw)
  // The match layer checks the record when it loads it; bot levels are checked once the game is known.
  return parsed.success ? (parsed.data as unknown as SaveHeader) : null
}

export function parseSaveLine(raw: unknown): SaveLine | null {
  const parsed = line.safeParse(raw)
  // The entry is checked when it is loaded; bot levels are checked once the game is known.
  return parsed.success ? (parsed.data as SaveLine) : null
}
