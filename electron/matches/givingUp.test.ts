import { expect, it } from 'vitest'
import type { Player } from '../contract/ipc.ts'
import { cupsStore, saveCups } from '../testkit/cupsMatches.ts'
import { freshFolder } from '../testkit/folders.ts'
import { follow } from '../testkit/subscribers.ts'

const BOT: Player = { kind: 'bot', level: 'easy' }
const PERSON: Player = { kind: 'human' }
const ROLL = { kind: 'roll' }

/** Returns a match of Nora in the north against this player. */
async function against(south: Player) {
  const store = await cupsStore(await freshFolder())
  const id = await saveCups(store, { south })
  return { store, id, ...(await follow(store, id)) }
}

it('a person gives up against bots: the others win, and the save and its copies say so', async () => {
  const { store, id, live, subscription, latest, play, reached } = await against(BOT)
  await play('north', ROLL)
  await reached(2)
  await live.giveUp(subscription, 'north')
  const outcome = { winners: ['south'], reason: 'gave-up' }
  expect(latest('snapshot')).toMatchObject({ match: { outcome }, standing: { awaiting: [], asked: null, outcome } })
  expect((await store.list()).saves).toMatchObject([{ id, outcome, moves: live.match.entries.length }])
  const copied = await store.copy(id, 'A copy')
  const { summary } = (await store.peek(copied.id)).content
  expect(summary).toMatchObject({ outcome, gaveUp: 'north' })
  await expect(live.giveUp(subscription, 'north')).rejects.toMatchObject({ problem: { code: 'not-allowed' } })
})

it('no person can give up, or leave the match to bots, while another person plays', async () => {
  const { live, subscription } = await against(PERSON)
  const refused = { problem: { code: 'not-allowed' } }
  await expect(live.giveUp(subscription, 'north')).rejects.toMatchObject(refused)
  await expect(live.playOut(subscription, 'north')).rejects.toMatchObject(refused)
  expect(live.info.outcome).toBeNull()
})

it('bots play on for a person with little thinking time, and the next match has the person again', async () => {
  const { store, id, live, subscription, reached } = await against(BOT)
  await live.playOut(subscription, 'north')
  await reached(2)
  expect(live.isHurried).toBe(true)
  expect(live.info.seats.every(({ player }) => player.kind === 'bot')).toBe(true)
  expect(live.info.playersBefore).toEqual({ north: PERSON })
  const copied = await store.copy(id, 'A copy')
  expect(copied).toMatchObject({ playersBefore: { north: PERSON }, seats: [{ player: BOT }, { player: BOT }] })
})
