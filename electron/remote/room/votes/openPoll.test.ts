import { expect, it } from 'vitest'
import { MOST_CHAT_VOTERS } from '../../../contract/vote.ts'
import { Guests } from '../../admission/guests.ts'
import { OpenPoll } from './openPoll.ts'

/** Returns a poll with two moves to choose from. */
function openPoll(): OpenPoll {
  const options = [0, 1].map((cup) => ({ plan: { move: { kind: 'peek', cup } }, printed: null }))
  const asked = { match: 'm', seat: 'south', moves: 1, options, winner: () => null }
  return new OpenPoll({ id: '1-1', asked, guests: new Guests(), since: 0, resolve: () => {} })
}

it('takes the votes of a bounded number of voters in a chat, and each of their changes', () => {
  const poll = openPoll()
  for (let n = 0; n < MOST_CHAT_VOTERS; n++) poll.voteFromChat({ option: 1, voter: `v${n}` })
  expect(() => poll.voteFromChat({ option: 1, voter: 'one more' })).toThrow('more than 5000')
  poll.voteFromChat({ option: 2, voter: 'v7' })
  expect(poll.stateAt(0).options.map(({ votes }) => votes)).toEqual([MOST_CHAT_VOTERS - 1, 1])
})
