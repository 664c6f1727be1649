import { expect, it } from 'vitest'
import type { Player } from '../contract/ipc.ts'
import { cupsStore, saveCups } from '../testkit/cupsMatches.ts'
import { freshFolder } from '../testkit/folders.ts'
import { follow } from '../testkit/subscribers.ts'

const PERSON: Player = { kind: 'human' }
const BOT: Player = { kind: 'bot', level: 'easy' }
const ROLL = { kind: 'roll' }

async function paused(south: Player) {
  const store = await cupsStore(await freshFolder())
  const id = await saveCups(store, { south })
  const match = await follow(store, id)
  await match.live.setPaused(true)
  return match
}

it('a paused match asks nobody and refuses moves, until it goes on', async () => {
  const { live, latest, play } = await paused(PERSON)
  expect(latest('snapshot')).toMatchObject({ match: { paused: true }, standing: { awaiting: [], asked: null } })
  await expect(play('north', ROLL)).rejects.toMatchObject({ problem: { code: 'not-your-turn' } })
  await live.setPaused(false)
  expect(latest('snapshot').match).not.toHaveProperty('paused')
  expect(latest('snapshot')).toMatchObject({ standing: { awaiting: ['north'] } })
  await play('north', ROLL)
  expect(live.match.entries).toHaveLength(1)
})

it('bots wait while a match is paused', async () => {
  const { live, play, reached } = await paused(BOT)
  expect(live.hasPace).toBe(false)
  await live.setPaused(false)
  await play('north', ROLL)
  await reached(2)
  expect(live.match.entries.map(({ seat }) => seat)).toEqual(['north', 'south'])
})
