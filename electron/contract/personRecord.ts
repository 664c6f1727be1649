import type { Seat } from '../../engine/kernel/game.ts'
import type { GameId, MapLabel } from './match.ts'
import type { Profile } from './people.ts'
import type { ResultPlayer } from './results.ts'

/** Results of some matches. */
export interface Tally {
  readonly won: number
  /** Shared first places. */
  readonly drawn: number
  readonly lost: number
}

/** A rating for the page: the range in which the strength lies in 19 of 20 cases, or the matches that it still needs. */
export type ShownRating =
  | { readonly low: number; readonly high: number; readonly matches: number }
  | { readonly needs: number; readonly matches: number }

/** A way of play: a game with its variant. */
export interface Way {
  readonly game: GameId
  readonly variant: string
}

/** A companion: a person or bot with or against whom a person has played. */
export type Companion =
  | { readonly kind: 'person'; readonly id: string; readonly name: string }
  | { readonly kind: 'bot'; readonly game: GameId; readonly level: string }

/** The results against one opponent, or beside one partner. */
export interface Meetings {
  readonly with: Companion
  readonly tally: Tally
}

/** The figures of which a person's best is kept. */
export const RECORD_KINDS = ['score', 'shortest-win', 'longest'] as const
export type RecordKind = (typeof RECORD_KINDS)[number]

/** A person's best in one way of play. */
export interface PersonalBest extends Way {
  /** `figure` of the game (`tiles`), or one of all games. */
  readonly kind: RecordKind | { readonly figure: string }
  readonly value: number
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Wins or losses in a row. */
export interface Streak {
  readonly kind: 'won' | 'lost'
  readonly length: number
}

/** A match in a person's list. */
export interface PlayedMatch extends Way {
  readonly ended: number
  readonly seat: Seat
  readonly result: keyof Tally | 'left'
  readonly place: number
  readonly of: number
  readonly score: number
  readonly map?: MapLabel
}

/** All figures of one person. */
export interface PersonRecord {
  readonly profile: Profile
  readonly matches: number
  /** Matches that they left to a bot: those count nowhere else. */
  readonly left: number
  readonly tally: Tally
  readonly ways: readonly (Way & { readonly tally: Tally; readonly rating: ShownRating | null })[]
  readonly sides: readonly { readonly game: GameId; readonly seat: Seat; readonly tally: Tally }[]
  /** The person met most often, the one who wins most often, and the best partner. */
  readonly rival: Meetings | null
  readonly nemesis: Meetings | null
  readonly partner: Meetings | null
  readonly opponents: readonly Meetings[]
  readonly bests: readonly PersonalBest[]
  readonly streaks: { readonly current: Streak | null; readonly won: number; readonly lost: number }
  /** The days with matches in the year up to now, as `2026-11-30`. */
  readonly year: readonly { readonly day: string; readonly matches: number; readonly won: number }[]
  /** The means of choice and luck over the matches that were analysed, in hundredths of a match. */
  readonly judged: { readonly matches: number; readonly choice: number; readonly luck: number } | null
  /** The last matches, the latest first. */
  readonly last: readonly PlayedMatch[]
}

/** News that a match has brought to a person's record. */
export type RecordNews =
  | { readonly kind: 'first-match' | 'first-win' }
  /** A round number of matches. */
  | { readonly kind: 'matches'; readonly count: number }
  | { readonly kind: 'streak'; readonly length: number }
  | { readonly kind: 'best-score'; readonly value: number; readonly before: number }
  /** The longest match of this way of play, in moves. */
  | { readonly kind: 'longest'; readonly value: number; readonly before: number }
  /** The first win over a person whom they have met before. */
  | { readonly kind: 'first-win-over'; readonly over: string }
  /** The first win over a companion after losses in a row. */
  | { readonly kind: 'revenge'; readonly over: string; readonly losses: number }
  | { readonly kind: 'rated'; readonly low: number; readonly high: number }

/** The news that a match has brought to the record, and the evening that it belongs to. */
export interface MatchNews {
  readonly people: readonly {
    readonly profile: Profile
    readonly news: readonly RecordNews[]
    readonly before: ShownRating | null
    readonly now: ShownRating | null
  }[]
  /** The people of the matches of this evening, the most wins first; empty before the second match. */
  readonly evening: readonly { readonly profile: Profile; readonly matches: number; readonly won: number }[]
  /** The matches of this evening, in their order; empty before the second. */
  readonly matches: readonly EveningMatch[]
}

/** A match of an evening, and its winners. */
export interface EveningMatch extends Way {
  readonly key: string
  readonly winners: readonly ResultPlayer[]
}
