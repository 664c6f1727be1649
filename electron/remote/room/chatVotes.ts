import { z } from 'zod'
import { Refused } from '../../contract/refused.ts'
import { LONGEST_VOTER } from '../../contract/vote.ts'
import { channelOf } from '../admission/links.ts'
import type { AirPostHandler } from './airPosts.ts'
import type { Votes } from './votes.ts'

const chatVote = z.strictObject({
  vote: z.string().min(1).max(32),
  option: z.int(),
  voter: z.string().min(1).max(LONGEST_VOTER),
})

/** Returns the handler of votes from a chat (`POST /air/vote`), which come by the address of a channel. */
export function chatVotes(votes: Votes): AirPostHandler {
  return ({ channel }, body) => {
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
