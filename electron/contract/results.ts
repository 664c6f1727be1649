import type { Seat } from '../../engine/kernel/game.ts'
import type { GameId, MapLabel } from './match.ts'

/** A person or a bot at a seat of a finished match. */
export type ResultPlayer =
  /** `id` of a profile. */
  | { readonly kind: 'person'; readonly id: string; readonly name: string }
  /** A guest; without a name if they were a person whose profile was removed. */
  | { readonly kind: 'guest'; readonly name?: string }
  | { readonly kind: 'bot'; readonly level: string; readonly temper?: string }

/** A seat of a finished match. */
export interface ResultSeat {
  readonly seat: Seat
  readonly player: ResultPlayer
  /** Seats of one side win together; sides are numbered from 0. */
  readonly side: number
  /** 1 for the winners; equal places share the result. */
  readonly place: number
  readonly score: number
  /** The number of its moves. */
  readonly moves: number
  /** Set if a bot played the rest for a person who left it the seat: the match then changes no rating. */
  readonly left?: true
  /** What the seat did in the match, by the game's own words (`figuresOf`). */
  readonly figures?: Readonly<Record<string, number>>
}

/** The choice and luck of a seat by the analysis of the match, in hundredths of a match. */
export interface Judgement {
  readonly seat: Seat
  readonly choice: number
  readonly luck: number
}

/** A finished match in the record of this computer. */
export interface MatchResult {
  /** The same for all copies of a match on all computers: no match counts twice. */
  readonly key: string
  readonly game: GameId
  readonly variant: string
  /** The name of its map; missing for the game's usual one. */
  readonly map?: MapLabel
  /** Milliseconds since 1970. */
  readonly began: number
  readonly ended: number
  readonly moves: number
  readonly reason: string
  /** In order of play. */
  readonly seats: readonly ResultSeat[]
  /** Set once the match was analysed. */
  readonly judged?: readonly Judgement[]
}
