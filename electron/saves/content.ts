import type { Outcome, Seat } from '../../engine/kernel/game.ts'
import type { MatchRecord, RecordEntry } from '../../engine/match/record.ts'
import type { GameId, MatchInfo, Player, SaveInfo } from '../contract/ipc.ts'
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
  /** The profiles of people, by their seats; a seat that a bot has taken over keeps that of the person before. */
  readonly profiles: Readonly<Record<Seat, string>>
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
    profiles: header.profiles ?? {},
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
    case 'ended':
      return summary.outcome ? null : { ...summary, outcome: line.outcome, updatedAt: line.at }
    case 'title':
      return { ...summary, title: line.title }
    case 'recovered':
      return { ...summary, recovered: true }
    default:
      return line satisfies never
  }
}

function reseated(summary: SaveSummary, line: Extract<SaveLine, { kind: 'seat' }>): SaveSummary | null {
  const { seat, player, name, playsOut } = line
  const before = summary.seats.find((one) => one.seat === seat)
  if (!before) return null
  const { [seat]: _, ...others } = summary.playersBefore
  const playersBefore = playsOut ? { ...others, [seat]: before.player } : summary.playersBefore
  const seats = summary.seats.map((one) => (one.seat === seat ? { seat, name: name ?? one.name, player } : one))
  const seatedAfter = { ...summary.seatedAfter, [seat]: summary.moves }
  return { ...summary, seats, playersBefore, seatedAfter, profiles: profilesAfter(summary, line) }
}

/** Returns the profiles after a change of players: a bot that plays out a seat leaves it its person. */
function profilesAfter(
  { profiles, lostOnTime }: SaveSummary,
  { seat, profile, playsOut }: Extract<SaveLine, { kind: 'seat' }>,
): SaveSummary['profiles'] {
  if (playsOut || lostOnTime.includes(seat)) return profiles
  const { [seat]: _, ...others } = profiles
  return profile === undefined ? others : { ...others, [seat]: profile }
}

/** Returns the content as it may leave this computer: with every person as a guest. */
export function withoutProfiles(content: SaveContent): SaveContent {
  const { profiles: _, ...header } = content.summary.header
  return { ...content, summary: { ...content.summary, header, profiles: {} } }
}

/** Returns the summary after a new name of a seat: its person is not the one of the profile. */
function renamed(summary: SaveSummary, { seat, name }: Extract<SaveLine, { kind: 'name' }>): SaveSummary | null {
  if (!summary.seats.some((one) => one.seat === seat)) return null
  const { [seat]: _, ...profiles } = summary.profiles
  return { ...summary, profiles, seats: summary.seats.map((one) => (one.seat === seat ? { ...one, name } : one)) }
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
