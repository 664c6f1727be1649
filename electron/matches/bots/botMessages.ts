import type { Seat } from '../../../engine/kernel/game.ts'
import type { AdvisedMove, BotLevel, GameId, Json, JudgedMove } from '../../contract/ipc.ts'

/** A question to a bot. It knows only its own seat's view, the lessons it remembers and a random seed. */
export interface BotQuestion {
  readonly game: GameId
  readonly level: BotLevel
  /** The personality that it plays by; missing if it has none. */
  readonly personality?: string
  readonly view: Json
  readonly seat: Seat
  /** Lessons from earlier, finished matches against the people in this match. */
  readonly lessons: readonly Json[]
  /** Seed for the bot's thinking: deterministic for a match, but reveals nothing of the match's seed. */
  readonly seed: number
  /** Milliseconds after which the best move found is the answer; with 0 it is the first choice of the bot's policy. */
  readonly thinkingTime: number
}

export interface NumberedQuestion extends BotQuestion {
  readonly number: number
  /** Asks for advice instead of a move. */
  readonly advice?: true
}

export interface NumberedJudging extends JudgingQuestion {
  readonly number: number
}

/** A question about a decision that was made, and the seat's view after it if luck affected it. */
export interface JudgingQuestion {
  readonly game: GameId
  readonly seat: Seat
  readonly view: Json
  readonly played: readonly Json[]
  /** The seat's view afterwards; null if no luck was drawn and nothing was shown. */
  readonly after: Json | null
  readonly seed: number
  /** Asks for a glance; a game without one judges at once. */
  readonly rough?: true
}

/** A decision in numbers; see `JudgedMove`. */
export type Judged = Pick<JudgedMove, 'best' | 'played' | 'other' | 'after' | 'rivals' | 'better' | 'rough'>

/** Null if the moves are no decision. */
export type JudgingReply = { readonly number: number; readonly judged: Judged | null } | Failure

export type BotReply = MoveReply | AdviceReply | JudgingReply

export type MoveReply = { readonly number: number; readonly move: Json } | Failure

export type AdviceReply = { readonly number: number; readonly advice: readonly AdvisedMove[] } | Failure

interface Failure {
  readonly number: number
  /** The error message, for the log. */
  readonly failure: string
}
