import { create } from 'zustand'
import type { VoteState } from '../../../electron/contract/vote.ts'
import { readVote, VOTE_NOTICE } from '../../../electron/contract/voteMessage.ts'
import { useSession } from '../../host/session.ts'

export { VOTE_NOTICE }

interface Vote {
  /** The poll of this page's channel; null without one. */
  readonly poll: VoteState | null
  /** The end of the poll, by the clock of this page, in milliseconds. */
  readonly until: number
  /** The option that this screen has chosen; null for none. */
  readonly own: number | null
}

const NO_VOTE: Vote = { poll: null, until: 0, own: null }

/** The vote of the viewers of this page's channel. */
export const useVote = create<Vote>(() => NO_VOTE)

/** Takes the state of a poll from the table; ignores anything else. */
export function receiveVote(params: unknown, now = performance.now()): void {
  const poll = readVote(params)
  if (poll === undefined) return
  useVote.setState((before) => {
    if (poll === null) return NO_VOTE
    const kept = before.poll?.vote === poll.vote ? before.own : null
    return { poll, until: now + poll.left, own: poll.own ?? kept }
  })
}

/** Forgets the poll of a table that is away. */
export const forgetVote = (): void => useVote.setState(NO_VOTE)

/** Notes the choice of this screen. */
export const chooseOption = (own: number | null): void => useVote.setState({ own })

/** Returns the poll about the position that the table of this page shows, or its result; null without one. */
export function useShownPoll(): VoteState | null {
  const match = useSession((state) => state.match)
  const poll = useVote((state) => state.poll)
  const isShown = poll?.match === match?.id && (poll?.moves === match?.moves || poll?.chosen !== undefined)
  return isShown ? poll : null
}
