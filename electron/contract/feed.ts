import type { Hint, Outcome, Seat, Viewer } from '../../engine/kernel/game.ts'
import type { Json } from './json.ts'
import type { MatchInfo } from './match.ts'
import type { Problem } from './problem.ts'

/** An event as this window's viewer may hear it. Withheld events leave gaps in the numbers. */
export interface NumberedEvent {
  /** From 1. */
  readonly n: number
  readonly event: Json
}

/** A legal move, and what public knowledge tells of it. */
export interface ListedMove {
  readonly move: Json
  readonly hint: Hint
}

/** Where the match stands after the events sent with it. */
export interface Standing {
  readonly awaiting: readonly Seat[]
  /** Moves of the seat that a human at this screen must decide for now; null while a bot thinks or the match is over. */
  readonly asked: { readonly seat: Seat; readonly moves: readonly ListedMove[] } | null
  /** The bot that is thinking. */
  readonly thinking: Seat | null
  readonly canUndo: boolean
  readonly outcome: Outcome | null
}

/** What the host tells a window. A window has one viewer at a time and is sent nothing else. */
export type FeedMessage =
  /** The whole view: on opening, after an undo, after the viewer changed. Nothing is animated. */
  | {
      readonly kind: 'snapshot'
      readonly match: MatchInfo
      readonly viewer: Viewer
      readonly view: Json
      readonly lastEvent: number
      readonly standing: Standing
    }
  /** What one move led to; `view` is the view after it, to check the fold against. */
  | {
      readonly kind: 'batch'
      readonly match: MatchInfo
      readonly viewer: Viewer
      readonly by: Seat
      readonly events: readonly NumberedEvent[]
      readonly standing: Standing
    }
  /** Something went wrong behind a running match, for example the disk is full. */
  | { readonly kind: 'trouble'; readonly matchId: string; readonly problem: Problem }
