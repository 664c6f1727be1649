import type { Outcome } from '../../engine/kernel/game.ts'
import type { MatchRecord, RecordEntry } from '../../engine/match/record.ts'
import type { GameId, MatchInfo, SaveInfo } from '../contract/ipc.ts'
import { dealOf } from '../matches/deal.ts'
import type { SaveHeader, SaveLine } from './journal/lines.ts'

/** What lists show of a save. Times are milliseconds since 1970. */
export interface SaveSummary {
  readonly header: SaveHeader
  readonly title: string
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
  const { title, createdAt } = header
  return { header, title, updatedAt: createdAt, moves: 0, outcome: null, recovered: false }
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
    case 'title':
      return { ...summary, title: line.title }
    case 'recovered':
      return { ...summary, recovered: true }
    default:
      return line satisfies never
  }
}

/** The shortest list of lines that gives this content. The header keeps the first title. */
export function linesOf({ summary, entries }: SaveContent): SaveLine[] {
  const moves = entries.map(({ entry, at }, index): SaveLine => {
    const last = index === entries.length - 1
    const ending = last && summary.outcome ? { outcome: summary.outcome } : {}
    return { kind: 'move', n: index + 1, entry, at, ...ending }
  })
  const { title, recovered, updatedAt: at } = summary
  return [
    ...moves,
    ...(title === summary.header.title ? [] : [{ kind: 'title', title, at } as const]),
    ...(recovered ? [{ kind: 'recovered', moves: entries.length, at } as const] : []),
  ]
}

/** The record for the match layer. */
export function recordOf({ summary, entries }: SaveContent): MatchRecord {
  return { ...summary.header.record, entries: entries.map(({ entry }) => entry) }
}

export function matchInfo({ header, title, updatedAt, moves, outcome }: SaveSummary): MatchInfo {
  const { id, createdAt, seats, record, lesson } = header
  const deal = dealOf(record.seed)
  // The store opens only saves of known games.
  const info = { id, game: record.game as GameId, title, createdAt, updatedAt, moves, seats, outcome, deal }
  return lesson === undefined ? info : { ...info, lesson }
}

export function saveInfo(summary: SaveSummary): SaveInfo {
  return { ...matchInfo(summary), condition: summary.recovered ? 'recovered' : 'whole' }
}
