import type { Outcome, Seat } from '../../engine/kernel/game.ts'
import type { MatchRecord, RecordEntry } from '../../engine/match/record.ts'
import type { GameId, MatchInfo, SaveInfo } from '../contract/ipc.ts'
import { dealOf } from '../matches/deal.ts'
import type { SaveHeader, SaveLine } from './journal/lines.ts'

/** What lists show of a save. Times are milliseconds since 1970. */
export interface SaveSummary {
  readonly header: SaveHeader
  readonly title: string
  /** Who plays now; the header keeps who played at first. */
  readonly seats: MatchInfo['seats']
  /** After how many moves the player of a seat changed last; seats with their first players are missing. */
  readonly seatedAfter: Readonly<Record<Seat, number>>
  readonly updatedAt: number
  readonly moves: number
  readonly outcome: Outcome | null
  /** Damaged moves at its end were cut off. */
  readonly recovered: boolean
}

/** A complete save in memory. */
export interface SaveContent {
  readonly summary: SaveSummary
  /** Moves without those that were undone. */
  readonly entries: readonly StoredEntry[]
}

export interface StoredEntry {
  readonly entry: RecordEntry
  readonly at: number
}

/** The summary of a save with a header only. */
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
    recovered: false,
  }
}

/** The summary after one more line; null if the line does not follow. */
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
  { seat, player, name }: Extract<SaveLine, { kind: 'seat' }>,
): SaveSummary | null {
  if (!summary.seats.some((one) => one.seat === seat)) return null
  const seats = summary.seats.map((one) => (one.seat === seat ? { seat, name: name ?? one.name, player } : one))
  return { ...summary, seats, seatedAfter: { ...summary.seatedAfter, [seat]: summary.moves } }
}

function renamed(summary: SaveSummary, { seat, name }: Extract<SaveLine, { kind: 'name' }>): SaveSummary | null {
  if (!summary.seats.some((one) => one.seat === seat)) return null
  return { ...summary, seats: summary.seats.map((one) => (one.seat === seat ? { ...one, name } : one)) }
}

/** The shortest list of lines that gives this content. The header keeps the first title and players. */
export function linesOf({ summary, entries }: SaveContent): SaveLine[] {
  const moves = entries.flatMap(({ entry, at }, index): SaveLine[] => {
    const last = index === entries.length - 1
    const ending = last && summary.outcome ? { outcome: summary.outcome } : {}
    const before = last ? [] : seatLines(summary, (after) => after === index + 1)
    return [{ kind: 'move', n: index + 1, entry, at, ...ending }, ...before]
  })
  const { title, recovered, updatedAt: at } = summary
  return [
    ...nameLines(summary),
    ...(entries.length === 0 ? [] : seatLines(summary, (after) => after === 0)),
    ...moves,
    ...seatLines(summary, (after) => after >= entries.length),
    ...(title === summary.header.title ? [] : [{ kind: 'title', title, at } as const]),
    ...(recovered ? [{ kind: 'recovered', moves: entries.length, at } as const] : []),
  ]
}

/** The new names of seats with their first players. */
function nameLines({ header, seats, seatedAfter, updatedAt }: SaveSummary): SaveLine[] {
  return seats.flatMap(({ seat, name }): SaveLine[] => {
    const isNew = header.seats.some((one) => one.seat === seat && one.name !== name)
    return isNew && seatedAfter[seat] === undefined ? [{ kind: 'name', seat, name, at: updatedAt }] : []
  })
}

/** The latest changes of players that were made after such a number of moves. */
function seatLines(
  { header, seats, seatedAfter, updatedAt }: SaveSummary,
  when: (moves: number) => boolean,
): SaveLine[] {
  return seats.flatMap(({ seat, name, player }): SaveLine[] => {
    const after = seatedAfter[seat]
    if (after === undefined || !when(after)) return []
    const isNew = header.seats.some((one) => one.seat === seat && one.name !== name)
    return [{ kind: 'seat', seat, player, ...(isNew ? { name } : {}), at: updatedAt }]
  })
}

/** The record for the match layer. */
export function recordOf({ summary, entries }: SaveContent): MatchRecord {
  return { ...summary.header.record, entries: entries.map(({ entry }) => entry) }
}

export function matchInfo({ header, title, seats, updatedAt, moves, outcome }: SaveSummary): MatchInfo {
  const { id, createdAt, record, lesson } = header
  const deal = dealOf(record.seed)
  // The store opens only saves of known games.
  const info = { id, game: record.game as GameId, title, createdAt, updatedAt, moves, seats, outcome, deal }
  return lesson === undefined ? info : { ...info, lesson }
}

export function saveInfo(summary: SaveSummary): SaveInfo {
  return { ...matchInfo(summary), condition: summary.recovered ? 'recovered' : 'whole' }
}
