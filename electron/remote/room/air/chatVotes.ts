import { z } from 'zod'
import { Refused } from '../../../contract/refused.ts'
import type { Network } from '../../../contract/screens.ts'
import { LONGEST_VOTER } from '../../../contract/vote.ts'
import { channelOf } from '../../admission/links.ts'
import { isThisComputer } from '../channels/thisComputer.ts'
import type { Votes } from '../votes/votes.ts'
import type { AirPostHandler } from './airPosts.ts'

const chatVote = z.strictObject({
  vote: z.string().min(1).max(32),
  option: z.int(),
  voter: z.string().min(1).max(LONGEST_VOTER),
})

/**
 * Returns the handler of votes from a chat (`POST /air/vote`), which come by the address of a channel, and from a program
 * on this computer: each viewer has that address, and would have many votes.
 */
export function chatVotes(votes: Votes, networks: () => readonly Network[]): AirPostHandler {
  return ({ channel }, body, from) => {
    if (!isThisComputer(from, networks()))
      throw new Refused('not-allowed', 'votes come from a program on the computer of the table')
    const id = channelOf(channel)
    if (id === null) throw new Refused('not-allowed', 'token: not the address of an audience')
    const read = chatVote.safeParse(body)
    if (!read.success) {
      const [issue] = read.error.issues
      throw new Refused('bad-request', `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'not understood'}`)
    }
    votes.castFromChat(id, read.data)
    return {}
  }
}
