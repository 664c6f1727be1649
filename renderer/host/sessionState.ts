import { create } from 'zustand'
import type { Json, MatchInfo, Standing, Undo } from '../../electron/contract/ipc.ts'
import type { Seat, Viewer } from '../../engine/kernel/game.ts'
import type { FallenCurtain } from './lookEnder.ts'

/** The events of one recorded move, as this window's viewer sees them. */
export interface SessionStep {
  readonly by: Seat
  readonly events: readonly Json[]
}

/** A move that its player has taken back. */
export interface TakenBack {
  readonly seat: Seat
  /** The number of the move, from 1. */
  readonly move: number
}

/** The match that this window plays, as far as the table has shown it. */
export interface SessionState {
  readonly match: MatchInfo | null
  readonly viewer: Viewer
  /** Set only when the table has shown everything before it. */
  readonly standing: Standing | null
  /** The initial view of the match, for the log; null until it is fetched. */
  readonly start: Json | null
  /** One per move since the start, for the log. */
  readonly steps: readonly SessionStep[]
  /** The steps after them that the table has not fully shown. */
  readonly coming: readonly SessionStep[]
  /** True while sent moves are unanswered. */
  readonly sending: boolean
  /** The number of moves shown when this screen last sent one; 0 before. */
  readonly sentAfter: number
  /** Incremented whenever a snapshot arrives or a match is left: both invalidate everything shown before. */
  readonly snapshots: number
  readonly curtain: FallenCurtain | null
  /** The undo by a player on another screen, until the next move; null without one. */
  readonly takenBack: TakenBack | null
  /** The undo that the host allows now, even before the table has shown it. */
  readonly undo: Undo
}

/** No match. */
export const CLOSED: SessionState = {
  match: null,
  viewer: 'spectator',
  standing: null,
  start: null,
  steps: [],
  coming: [],
  sending: false,
  sentAfter: 0,
  snapshots: 0,
  curtain: null,
  takenBack: null,
  undo: { why: 'nothing-played' },
}

/** Returns the state without a match: events of the last match that still play are no longer current. */
export const closed = ({ snapshots }: SessionState): SessionState => ({ ...CLOSED, snapshots: snapshots + 1 })

export const useSession = create<SessionState>(() => CLOSED)
