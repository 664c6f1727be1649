import { expect, it } from 'vitest'
import type { VoteState } from '../../../contract/vote.ts'
import { SECONDS, votingTable } from '../../../testkit/votingTable.ts'

it('the window with the clean feed knows of the poll from its beginning to its end', async () => {
  const at = await votingTable()
  const polls: (VoteState | null)[] = []
  const here = at.screens.follow('watch', 0, {
    onMatch: (id) => void (id !== null && queueMicrotask(() => here.enter(id))),
    onMessage: () => {},
    onCaster: () => {},
    onVote: (poll) => polls.push(poll),
  })
  await here.tableIs({ id: at.id, game: 'jackal', title: 'Evening' })
  await at.arrive('ann')
  expect(polls.at(-1)).toBeNull()
  await at.begin()
  expect(polls.at(-1)).toMatchObject({ match: at.id, seat: 'south', moves: 1 })
  await at.pass(1000 * SECONDS)
  await at.pass(5000)
  expect(polls.at(-1)).toBeNull()
  await here.close()
})
