import type { Seat } from '../../engine/kernel/game.ts'
import type { PlannedMove } from './advice.ts'
import type { Delay } from './channels.ts'

/** The votes of viewers who play a seat. Names on the wire never change. */

/** The longest delay of viewers who play: they must see the position while it still counts. Milliseconds. */
export const LONGEST_VOTE_DELAY = 60_000

/** Returns whether the viewers of a channel with this delay may play a seat. */
export const mayVoteAfter = (delay: Delay): boolean => typeof delay === 'number' && delay <= LONGEST_VOTE_DELAY

/** The bounds of the time for a vote, in seconds. */
export const VOTE_SECONDS = { least: 10, most: 60, usual: 20 } as const

/** The most moves that viewers choose from. */
export const MOST_OPTIONS = 6

/** The longest name of a voter in a chat, in characters, and the most such voters in one poll. */
export const LONGEST_VOTER = 64
export const MOST_CHAT_VOTERS = 5_000

/** The table's rules for votes. */
export interface VotingRules {
  /** The time for a vote. */
  readonly seconds: number
  /** True if programs may pass on the votes of a chat (`POST /air/vote`). */
  readonly fromChat: boolean
}

export const USUAL_VOTING: VotingRules = { seconds: VOTE_SECONDS.usual, fromChat: false }

export interface VoteOption extends PlannedMove {
  /** The number by which it is chosen, from 1. */
  readonly option: number
  readonly votes: number
}

/** A poll of viewers, sent whole with each change to the guests of their channel (`channel.vote`). */
export interface VoteState {
  /** Names the poll in a vote. */
  readonly vote: string
  readonly match: string
  /** The seat that the viewers play. */
  readonly seat: Seat
  /** The number of moves before the decision. */
  readonly moves: number
  readonly options: readonly VoteOption[]
  /** The time left when this was sent, in milliseconds; 0 once the poll is over. */
  readonly left: number
  /** The option that is played, once the poll is over. */
  readonly chosen?: number
  /** Set if luck decided a tie. */
  readonly byLot?: true
  /** The option that this screen has chosen; only in the first message to a screen that joins. */
  readonly own?: number
}

/** A vote that a program passes on from a chat. */
export interface ChatVote {
  readonly vote: string
  readonly option: number
  /** The name or id of the voter: each has one vote in a poll, the last one. */
  readonly voter: string
}
