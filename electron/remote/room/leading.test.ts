import { expect, it } from 'vitest'
import type { MatchSetup, Player } from '../../contract/ipc.ts'
import { dealUnaided, openRoomHost } from '../../testkit/otherScreens.ts'

const ELSEWHERE: Player = { kind: 'human', elsewhere: true }
const REFUSED = { error: { data: { code: 'not-allowed' } } }

/** Returns a table with a match of two phones, which have joined. */
async function twoPhones() {
  const host = await openRoomHost()
  await host.value('screens:open', { reach: { kind: 'computer' } })
  const setup: MatchSetup = {
    game: 'jackal',
    options: { turns: 40 },
    seats: { north: { name: 'Nora', player: ELSEWHERE }, south: { name: 'Sam', player: ELSEWHERE } },
  }
  const { id } = await dealUnaided(host, setup)
  await host.value('match:open', { id })
  const come = async (seat: string) => {
    const { room } = await host.value('screens:state', {})
    const link = room?.links.find(({ channel }) => channel.kind === 'seat' && channel.seat === seat)
    return host.arrive(link?.url ?? '', {})
  }
  return { ...host, id, first: await come('south'), second: await come('north') }
}

it('the first phone at a seat pauses and ends the match, if the table allows it', async () => {
  const { ask, value, first, second } = await twoPhones()
  expect(await ask(first, 'match.pause', { paused: true })).toMatchObject(REFUSED)
  expect((await value('screens:lead', { on: true })).room?.phoneLeads).toBe(true)
  expect([first.room?.guest.leads, second.room?.guest.leads]).toEqual([true, undefined])
  expect(await ask(first, 'match.pause', { paused: true })).toMatchObject({ result: null })
  expect(second.received.at(-1)).toMatchObject({ kind: 'snapshot', match: { paused: true } })
  expect(await ask(second, 'match.pause', { paused: false })).toMatchObject(REFUSED)
  expect(await ask(second, 'match.end', {})).toMatchObject(REFUSED)
  expect(await ask(first, 'match.end', {})).toMatchObject({ result: null })
  expect(second.received.at(-1)).toMatchObject({ standing: { outcome: { reason: 'table-ended' } } })
})

it('the next phone leads when the first is gone, and none once the table forbids it', async () => {
  const { ask, value, settled, server, first, second } = await twoPhones()
  await value('screens:lead', { on: true })
  server.say({ kind: 'left', connection: first.connection })
  await settled()
  expect(second.room?.guest.leads).toBe(true)
  await value('screens:lead', { on: false })
  expect(second.room?.guest.leads).toBeUndefined()
  expect(await ask(second, 'match.end', {})).toMatchObject(REFUSED)
})

it('a phone whose seat the table plays itself does not lead, and the next one does', async () => {
  const { ask, value, settled, id, first, second } = await twoPhones()
  await value('screens:lead', { on: true })
  await value('match:seat', { id, seat: 'south', player: { kind: 'human' } })
  await settled()
  expect(await ask(first, 'match.pause', { paused: true })).toMatchObject(REFUSED)
  expect(await ask(first, 'match.end', {})).toMatchObject(REFUSED)
  expect([first.room?.guest.leads, second.room?.guest.leads]).toEqual([undefined, true])
})

it('all screens know whose player has paused the match: the guest, or the only one at the table', async () => {
  const { ask, value, id, first, second } = await twoPhones()
  await value('screens:lead', { on: true })
  await ask(first, 'match.pause', { paused: true })
  expect(second.received.at(-1)).toMatchObject({ match: { paused: true, pausedBy: 'south' } })
  await ask(first, 'match.pause', { paused: false })
  expect(second.received.at(-1)).not.toHaveProperty('match.pausedBy')
  await value('match:pause', { id, paused: true })
  expect(second.received.at(-1)).toMatchObject({ match: { paused: true } })
  expect(second.received.at(-1)).not.toHaveProperty('match.pausedBy')
  await value('match:pause', { id, paused: false })
  await value('match:seat', { id, seat: 'south', player: { kind: 'human' } })
  await value('match:pause', { id, paused: true })
  expect(second.received.at(-1)).toMatchObject({ match: { paused: true, pausedBy: 'south' } })
})
