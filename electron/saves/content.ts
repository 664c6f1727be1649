import { isDeepStrictEqual } from 'node:util'
import type { Outcome, Seat } from '../../engine/kernel/game.ts'
import type { MatchRecord, RecordEntry } from '../../engine/match/record.ts'
import { type GameId, LOST_ON_TIME, type MatchInfo, type Player, type SaveInfo } from '../contract/ipc.ts'
import { dealOf } from './dealt.ts'
import type { SaveHeader, SaveLine } from './journal/lines.ts'
import type { Times } from './times.ts'

/** The facts of a save in lists. Times are milliseconds since 1970. */
export interface SaveSummary {
  readonly header: SaveHeader
  readonly title: string
  /** The current players; the header keeps the first ones. */
  readonly seats: MatchInfo['seats']
  /**
   * For each seat, the number of moves after which its player changed last; seats with their first players are missing.
   */
  readonly seatedAfter: Readonly<Record<Seat, number>>
  readonly updatedAt: number
  readonly moves: number
  readonly outcome: Outcome | null
  /** The seats that have lost on time, in this order. */
  readonly lostOnTime: readonly Seat[]
  /** The seat that has given the match up. */
  readonly gaveUp: Seat | null
  /** The players of seats before a bot took them, because they lost on time or left the rest of the match to it. */
  readonly playersBefore: Readonly<Record<Seat, Player>>
  /** True if damaged moves at its end were cut off. */
  readonly recovered: boolean
}

/** A complete save in memory. */
export interface SaveContent {
  readonly summary: SaveSummary
  /** Moves without those that were undone. */
  readonly entries: readonly StoredEntry[]
  /** The clocks by number of moves, if they are known; missing without a clock. */
  readonly times?: readonly (Times | undefined)[]
}

export interface StoredEntry {
  readonly entry: RecordEntry
  readonly at: number
}

/** Returns the summary of a save with a header only. */
export function firstSummary(header: SaveHeader): SaveSummary {
  const { title, createdAt, seats } = header
  return {
    header,
    title,
    seats,
    seatedAfter: {},
    updatedAt: createdAt,
    moves: 0,
    outcome: null,
    lostOnTime: [],
    gaveUp: null,
    playersBefore: {},
    recovered: false,
  }
}

/** Returns the summary after one more line; null if the line does not follow. */
export function foldLine(summary: SaveSummary, line: SaveLine): SaveSummary | null {
  switch (line.kind) {
    case 'move': {
      if (line.n !== summary.moves + 1 || summary.outcome) return null
      return { ...summary, moves: line.n, outcome: line.outcome ?? null, updatedAt: line.at }
    }
    case 'undo': {
      if (line.to >= summary.moves) return null
      return { ...summary, moves: line.to, outcome: null, updatedAt: line.at }
    }
    case 'seat':
      return reseated(summary, line)
    case 'name':
      return renamed(summary, line)
    case 'clock':
      return line.moves === summary.moves ? summary : null
    case 'lost':
      return afterLoss(summary, line)
    case 'gave-up':
      if (summary.outcome || !summary.seats.some(({ seat }) => seat === line.seat)) return null
      return { ...summary, gaveUp: line.seat, outcome: line.outcome, updatedAt: line.at }
    case 'title':
      return { ...summary, title: line.title }
    case 'recovered':
      return { ...summary, recovered: true }
    default:
      return line satisfies never
  }
}

function reseated(
  summary: SaveSummary,
  { seat, player, name, playsOut }: Extract<SaveLine, { kind: 'seat' }>,
): SaveSummary | null {
  const before = summary.seats.find((one) => one.seat === seat)
  if (!before) return null
  const { [seat]: _, ...others } = summary.playersBefore
  const playersBefore = playsOut ? { ...others, [seat]: before.player } : summary.playersBefore
  const seats = summary.seats.map((one) => (one.seat === seat ? { seat, name: name ?? one.name, player } : one))
  return { ...summary, seats, playersBefore, seatedAfter: { ...summary.seatedAfter, [seat]: summary.moves } }
}

function renamed(summary: SaveSummary, { seat, name }: Extract<SaveLine, { kind: 'name' }>): SaveSummary | null {
  if (!summary.seats.some((one) => one.seat === seat)) return null
  return { ...summary, seats: summary.seats.map((one) => (one.seat === seat ? { ...one, name } : one)) }
}

function afterLoss(
  summary: SaveSummary,
  { seat, outcome, at }: Extract<SaveLine, { kind: 'lost' }>,
): SaveSummary | null {
  const player = summary.seats.find((one) => one.seat === seat)?.player
  if (summary.outcome || !player) return null
  const playersBefore = outcome ? summary.playersBefore : { ...summary.playersBefore, [seat]: player }
  const lostOnTime = [...summary.lostOnTime, seat]
  return { ...summary, lostOnTime, playersBefore, outcome: outcome ?? null, updatedAt: at }
}

/** Returns the shortest list of lines that gives this content. The header keeps the first title and players. */
export function linesOf({ summary, entries, times = [] }: SaveContent): SaveLine[] {
  const moves = entries.flatMap(({ entry, at }, index): SaveLine[] => {
    const last = index === entries.length - 1
    const ending = last && summary.outcome && endedByMove(summary) ? { outcome: summary.outcome } : {}
    const before = last ? [] : seatLines(summary, (after) => after === index + 1)
    return [{ kind: 'move', n: index + 1, entry, at, ...ending }, ...clockLines(times, index + 1, at), ...before]
  })
  const { title, recovered, updatedAt: at } = summary
  return [
    ...nameLines(summary),
    ...clockLines(times, 0, summary.header.createdAt),
    ...lossLines(summary, (isEnd) => !isEnd),
    ...(entries.length === 0 ? [] : seatLines(summary, (after) => after === 0)),
    ...moves,
    ...seatLines(summary, (after) => after >= entries.length),
    ...lossLines(summary, (isEnd) => isEnd),
    ...giveUpLines(summary),
    ...(title === summary.header.title ? [] : [{ kind: 'title', title, at } as const]),
    ...(recovered ? [{ kind: 'recovered', moves: entries.length, at } as const] : []),
  ]
}

/** Returns the lines for new names of seats with their first players. */
function nameLines({ header, seats, seatedAfter, updatedAt }: SaveSummary): SaveLine[] {
  return seats.flatMap(({ seat, name }): SaveLine[] => {
    const isNew = header.seats.some((one) => one.seat === seat && one.name !== name)
    return isNew && seatedAfter[seat] === undefined ? [{ kind: 'name', seat, name, at: updatedAt }] : []
  })
}

function clockLines(times: NonNullable<SaveContent['times']>, moves: number, at: number): SaveLine[] {
  const known = times[moves]
  return known ? [{ kind: 'clock', moves, ...known, at }] : []
}

/** Returns whether the match ended because a seat had no time left. */
export function endedOnTime({ outcome }: Pick<SaveSummary, 'outcome'>): boolean {
  return outcome?.reason === LOST_ON_TIME
}

const endedByMove = (summary: SaveSummary): boolean => !endedOnTime(summary) && summary.gaveUp === null

function giveUpLines({ gaveUp, outcome, updatedAt: at }: SaveSummary): SaveLine[] {
  return gaveUp !== null && outcome ? [{ kind: 'gave-up', seat: gaveUp, at, outcome }] : []
}

/** Returns the lines for the losses that ended the match, or for the others; the moves do not depend on their times. */
function lossLines(summary: SaveSummary, when: (isEnd: boolean) => boolean): SaveLine[] {
  const { lostOnTime, updatedAt: at, outcome } = summary
  return lostOnTime.flatMap((seat, index): SaveLine[] => {
    const isEnd = index === lostOnTime.length - 1 && endedOnTime(summary)
    if (!when(isEnd)) return []
    return [...playerLine(summary, seat), { kind: 'lost', seat, at, ...(isEnd && outcome ? { outcome } : {}) }]
  })
}

/** Returns the line for the player of a seat before a bot took it, if that was not its first player. */
function playerLine({ header, playersBefore, updatedAt: at }: SaveSummary, seat: Seat): SaveLine[] {
  const player = playersBefore[seat]
  const first = header.seats.find((one) => one.seat === seat)?.player
  return player && !isDeepStrictEqual(player, first) ? [{ kind: 'seat', seat, player, at }] : []
}

/** Returns the latest changes of players that were made after this number of moves. */
function seatLines(
  { header, seats, seatedAfter, updatedAt, lostOnTime, playersBefore }: SaveSummary,
  when: (moves: number) => boolean,
): SaveLine[] {
  return seats.flatMap(({ seat, name, player }): SaveLine[] => {
    const after = seatedAfter[seat]
    if (after === undefined || !when(after)) return []
    const isNew = header.seats.some((one) => one.seat === seat && one.name !== name)
    const before = lostOnTime.includes(seat) ? undefined : playersBefore[seat]
    const line = { kind: 'seat', seat, player, ...(isNew ? { name } : {}), at: updatedAt } as const
    if (before === undefined) return [line]
    return [
      { kind: 'seat', seat, player: before, at: updatedAt },
      { ...line, playsOut: true },
    ]
  })
}

/** Returns the record for the match layer. */
export function recordOf({ summary, entries }: SaveContent): MatchRecord {
  return { ...summary.header.record, entries: entries.map(({ entry }) => entry) }
}

export function matchInfo(summary: SaveSummary): MatchInfo {
  const { header, title, seats, updatedAt, moves, outcome, lostOnTime, playersBefore } = summary
  const { id, createdAt, record, lesson, map, clock, letters } = header
  const deal = dealOf(record.seed, header)
  // The store opens only saves of known games.
  const info = { id, game: record.game as GameId, title, createdAt, updatedAt, moves, seats, outcome, deal }
  return {
    ...info,
    ...(lesson === undefined ? {} : { lesson }),
    ...(map === undefined ? {} : { map }),
    ...(clock === undefined ? {} : { clock }),
    ...(letters === undefined ? {} : { letters }),
    ...(lostOnTime.length === 0 ? {} : { lostOnTime }),
    ...(Object.keys(playersBefore).length === 0 ? {} : { playersBefore }),
    ...hadPeople(summary),
  }
}

/**
 * Returns the bots' seats that began as a person's or changed hands: a person could give such a seat to a bot to be
 * coached, and take it back.
 */
function hadPeople({ header, seats, seatedAfter }: SaveSummary): Pick<MatchInfo, 'hadPeople'> {
  const began = new Set(header.seats.flatMap(({ seat, player }) => (player.kind === 'human' ? [seat] : [])))
  const had = seats.filter(({ seat, player }) => player.kind === 'bot' && (began.has(seat) || seat in seatedAfter))
  return had.length === 0 ? {} : { hadPeople: had.map(({ seat }) => seat) }
}

export function saveInfo(summary: SaveSummary): SaveInfo {
  return { ...matchInfo(summary), condition: summary.recovered ? 'recovered' : 'whole' }
}
