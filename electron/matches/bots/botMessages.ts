import type { Seat } from '../../../engine/kernel/game.ts'
import type { BotLevel, GameId, Json } from '../../contract/ipc.ts'

/** What a bot is asked: all it is ever told is its own seat's view, what it remembers, and a seed of its own for its thinking. */
export interface BotQuestion {
  readonly game: GameId
  readonly level: BotLevel
  readonly view: Json
  readonly seat: Seat
  /** Lessons of earlier, finished matches against the people at this table. */
  readonly lessons: readonly Json[]
  /** Has nothing to do with the match's seed but that the same match asks the same questions. */
  readonly seed: number
}

export interface NumberedQuestion extends BotQuestion {
  readonly number: number
}

export type BotReply =
  | { readonly number: number; readonly move: Json }
  /** Why the bot failed, for the log. */
  | { readonly number: number; readonly failure: string }
