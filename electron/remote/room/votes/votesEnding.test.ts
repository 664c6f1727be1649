import { expect, it } from 'vitest'
import { LONGEST_VOTE_DELAY } from '../../../contract/vote.ts'
import { channelUrl } from '../../../testkit/casterTable.ts'
import { seenBy, votingTable } from '../../../testkit/votingTable.ts'

const BOTS_MOVE = [{}, { kind: 'peeked', cup: 3 }]

it('viewers are not asked any more when the table closes while their moves are ranked', async () => {
  const at = await votingTable()
  await at.arrive('ann')
  const { thinker } = at
  const { rated } = thinker
  let rank = () => {}
  thinker.advise = () =>
    new Promise((resolve) => {
      rank = () => resolve(rated)
    })
  await at.begin()
  await at.value('screens:close', {})
  rank()
  await at.pass(0)
  expect(await at.reached(2)).toMatchObject(BOTS_MOVE)
})

it('a poll ends when another match comes to the table, or none', async () => {
  for (const next of ['another', 'none'] as const) {
    const at = await votingTable()
    const ann = await at.arrive('ann')
    await at.begin()
    expect(seenBy(at, ann)).not.toBeNull()
    if (next === 'none') await at.value('match:leave', { id: at.id })
    else {
      const { id } = await at.value('match:create', at.setup)
      await at.value('match:open', { id })
    }
    await at.pass(300)
    expect(seenBy(at, ann)).toBeNull()
    await at.pass(30_000)
    expect((await at.store.list()).saves.find(({ id }) => id === at.id)).toMatchObject({ moves: 1 })
  }
})

it('a screen that was behind is sent the poll after the match', async () => {
  const at = await votingTable()
  const ann = await at.arrive('ann')
  await at.begin()
  at.server.told.length = 0
  at.server.say({ kind: 'behind', connection: ann.connection })
  await at.settled()
  expect(seenBy(at, ann)).toMatchObject({ moves: 1 })
  const texts = at.server.told.flatMap((one) => (one.kind === 'send' ? [one.text] : []))
  expect(texts.at(-1)).toContain('"channel.vote"')
})

it('an audience that is opened again sees no poll before its delay is over', async () => {
  const at = await votingTable()
  await at.value('screens:addChannel', { channel: 'feed', delay: 0 })
  await at.arrive('ann')
  await at.begin()
  await at.pass(500)
  await at.value('screens:removeChannel', { channel: 'feed' })
  await at.value('screens:addChannel', { channel: 'feed', delay: 900_000 })
  const late = await at.host.arrive(await channelUrl(at.host, 'feed'))
  await at.pass(500)
  expect(seenBy(at, late)).toBeNull()
})

it.each([
  ['a long delay', 900_000],
  ['a delay longer than a vote', 30_000],
])('moves by its bot at once while only a caster, overlays or screens with %s are there', async (_, delay) => {
  const at = await votingTable()
  await at.value('screens:addCaster', {})
  await at.value('screens:addChannel', { channel: 'feed', delay })
  await at.host.arrive(await channelUrl(at.host, 'caster'))
  await at.host.arrive(await channelUrl(at.host, 'feed'))
  await at.host.arrive(await channelUrl(at.host, 'watch'), { device: 'overlay' })
  await at.begin()
  expect(await at.reached(2)).toMatchObject(BOTS_MOVE)
})

it('a viewer knows whether votes reach them before they are over, also after a change', async () => {
  const at = await votingTable()
  const ann = await at.arrive('ann')
  await at.value('screens:addChannel', { channel: 'feed', delay: 15_000 })
  const bob = await at.host.arrive(await channelUrl(at.host, 'feed'))
  const overlay = await at.host.arrive(await channelUrl(at.host, 'watch'), { device: 'overlay' })
  const reached = () => [ann, bob, overlay].map(({ room }) => room?.guest.votes === true)
  expect(reached()).toEqual([true, true, false])
  await at.value('screens:watchDelay', { channel: 'feed', milliseconds: 30_000 })
  expect(reached()).toEqual([true, false, false])
  await at.value('screens:voting', { seconds: 40, fromChat: false })
  expect(reached()).toEqual([true, true, false])
  await at.value('screens:watchDelay', { milliseconds: LONGEST_VOTE_DELAY + 1000 })
  expect(reached()).toEqual([false, false, false])
})
