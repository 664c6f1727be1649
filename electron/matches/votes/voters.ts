import type { Seat } from '../../../engine/kernel/game.ts'
import type { PlannedMove } from '../../contract/ipc.ts'

/** A decision that viewers are asked for. */
export interface Poll {
  readonly match: string
  readonly seat: Seat
  /** The number of moves before the decision. */
  readonly moves: number
  readonly options: readonly PollOption[]
  /** Returns the place of the winning option by the votes for each; null without votes. */
  readonly winner: (votes: readonly number[]) => number | null
}

export interface PollOption {
  readonly plan: PlannedMove
  /** Its first move in the public form of the game. */
  readonly printed: unknown
}

/** The viewers who play seats. */
export interface Voters {
  /** Returns whether viewers of a match may be asked now, and there are some. */
  mayVote(match: string): boolean
  /** Resolves with the place of the winning option; null without votes, or if the poll ends early. */
  ask(poll: Poll, signal: AbortSignal): Promise<number | null>
}
