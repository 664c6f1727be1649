import { isModest } from './drawable.ts'
import { seat, word } from './matchShapes.ts'
import { anything, count, flag, list, nullable, optional, table } from './shapes.ts'
import { MOST_OPTIONS, type VoteState } from './vote.ts'

/** The name of the notification with the poll of a channel. */
export const VOTE_NOTICE = 'channel.vote'

const voteOption = table({ move: anything, sequel: optional(list(anything, 100)), option: count, votes: count })
const vote = table({
  vote: word,
  match: word,
  seat,
  moves: count,
  options: list(voteOption, MOST_OPTIONS),
  left: count,
  chosen: optional(count),
  byLot: optional(flag),
  own: optional(count),
})
const voteMessage = table({ state: nullable(vote) })

/** Reads the poll of viewers, which is null once there is none; undefined for anything else. */
export function readVote(params: unknown): VoteState | null | undefined {
  if (!voteMessage(params)) return undefined
  const { state } = params
  return state?.options.every(isModest) === false ? undefined : (state as VoteState | null) // the game reads its moves
}
