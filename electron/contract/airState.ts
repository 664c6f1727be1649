import type { Outcome, Seat, Viewer } from '../../engine/kernel/game.ts'
import type { CasterState } from './caster.ts'
import type { MatchClock, SeatTime } from './clock.ts'
import type { GameId } from './match.ts'
import type { Lobby } from './screens.ts'
import type { VoteOption, VoteState } from './vote.ts'

/** The state that a channel shows, for people who build overlays of their own (`/air/state`). Names of fields never change. */
export interface AirState {
  readonly version: 1
  /** Null before the channel has shown a match. */
  readonly match: AirMatch | null
  /** The match on the table, or the next one, with its seats; null without one. */
  readonly lobby: Lobby | null
  /** The poll of viewers who play a seat; missing if there is none. */
  readonly vote?: AirVote
  /** The work of the caster of the channel; missing without one. */
  readonly caster?: CasterState
}

/** A poll; the fields are those of `VoteState`, with the moves in the form of the table protocol. */
export interface AirVote extends Pick<VoteState, 'vote' | 'match' | 'seat' | 'left' | 'chosen' | 'byLot'> {
  readonly options: readonly (Pick<VoteOption, 'option' | 'votes'> & { readonly move: unknown })[]
}

export interface AirMatch {
  readonly id: string
  readonly game: GameId
  readonly title: string
  readonly viewer: Viewer
  readonly seats: readonly { readonly seat: Seat; readonly name: string; readonly bot: boolean }[]
  readonly moves: number
  /** The seats that must decide now. */
  readonly awaiting: readonly Seat[]
  readonly outcome: Outcome | null
  /** The present scores by seat, if the game counts any. */
  readonly scores: Readonly<Record<Seat, number>>
  /** The number of the last event. */
  readonly event: number
  /** The number of the last event that the leading picture of the channel has shown; null without one. */
  readonly shownEvent: number | null
  /** The events of the last move, in the form of the table protocol. */
  readonly events: readonly object[]
  /** The position, in the form of the table protocol; null if it is too large. */
  readonly position: object | null
  readonly clock: MatchClock | null
  /** The clocks when this state was made, in milliseconds. */
  readonly times: readonly SeatTime[]
  /** True while the match is paused. */
  readonly paused: boolean
}

/** The path of the state of a channel. */
export const AIR_STATE_PATH = '/air/state'
