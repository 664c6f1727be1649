import type { Hint, Outcome, Seat, Viewer } from '../../engine/kernel/game.ts'
import type { SeatTime } from './clock.ts'
import type { Json } from './json.ts'
import type { MatchInfo } from './match.ts'
import type { Problem } from './problem.ts'
import type { GivenFile } from './saves.ts'

/** An event as the subscriber's viewer sees it. Hidden events leave gaps in the numbers. */
export interface NumberedEvent {
  /** The number of the event, from 1. */
  readonly n: number
  readonly event: Json
}

/** A legal move, and what is publicly known about it. */
export interface ListedMove {
  readonly move: Json
  readonly hint: Hint
}

/** The reason why no move can be taken back now. */
export type UndoObstacle = 'nothing-played' | 'bot-moved' | 'other-moved' | 'luck-drawn' | 'hidden-shown' | 'match-over'

/** The seat whose last move the subscriber may take back; without one the reason. */
export type Undo = { readonly seat: Seat } | { readonly why: UndoObstacle }

/** The state of the match after the events sent with it. */
export interface Standing {
  readonly awaiting: readonly Seat[]
  /** The moves of the human seat that must decide now; null while a bot thinks or after the end. */
  readonly asked: { readonly seat: Seat; readonly moves: readonly ListedMove[] } | null
  /** The bot that is thinking. */
  readonly thinking: Seat | null
  /** True if `undo` has a seat. */
  readonly canUndo: boolean
  readonly undo: Undo
  readonly outcome: Outcome | null
}

/** A message of the host to a subscriber, tailored to its one current viewer. */
export type FeedMessage =
  /** The whole view: on opening, after an undo and after a change of viewer. Not animated. */
  | {
      readonly kind: 'snapshot'
      readonly match: MatchInfo
      readonly viewer: Viewer
      readonly view: Json
      readonly lastEvent: number
      readonly standing: Standing
    }
  /** The result of one move. The page folds these events into the view that it has. */
  | {
      readonly kind: 'batch'
      readonly match: MatchInfo
      readonly viewer: Viewer
      readonly by: Seat
      readonly events: readonly NumberedEvent[]
      readonly standing: Standing
    }
  /** The current clocks of all players who have one: after each snapshot and batch, and when one starts or stops. */
  | { readonly kind: 'clocks'; readonly matchId: string; readonly times: readonly SeatTime[] }
  /** A problem of a running match, such as a full disk. */
  | { readonly kind: 'trouble'; readonly matchId: string; readonly problem: Problem }

/** The results of opening files from outside, in order. */
export interface FilesMessage {
  readonly kind: 'files'
  readonly files: readonly GivenFile[]
}
