import { readFile, writeFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import type { Json, Player } from '../contract/ipc.ts'
import { cupsStore, saveCups } from '../testkit/cupsMatches.ts'
import { freshFolder } from '../testkit/folders.ts'
import { parsedLines, printedLines } from '../testkit/saveBytes.ts'
import { follow, quiet, ScriptedThinker } from '../testkit/subscribers.ts'
import { MOVE_INTERVAL } from './bots/botTurns.ts'

const ELSEWHERE: Player = { kind: 'human', elsewhere: true }
const HERE: Player = { kind: 'human' }

/** Returns a match of Nora at the table against this player. */
async function against(south: Player) {
  const store = await cupsStore(await freshFolder())
  const id = await saveCups(store, { south })
  return { store, id, ...(await follow(store, id)) }
}

it('the table ends a match with phones by its present scores, and the save and its copies say so', async () => {
  const { store, id, live, latest, play } = await against(ELSEWHERE)
  await play('north', { kind: 'roll' })
  await live.end()
  const { outcome } = live.info
  expect(outcome).toMatchObject({ winners: ['north', 'south'], reason: 'table-ended' }) // nobody counts scores here
  expect(latest('snapshot')).toMatchObject({ standing: { awaiting: [], asked: null, outcome } })
  expect((await store.list()).saves).toMatchObject([{ id, outcome, moves: 1 }])
  const copied = await store.copy(id, 'A copy')
  expect((await store.peek(copied.id)).content.summary.outcome).toEqual(outcome)
  await expect(live.end()).rejects.toMatchObject({ problem: { code: 'not-allowed' } })
})

it('the end stops a bot that thinks, and nobody hears of its move', async () => {
  const store = await cupsStore(await freshFolder())
  const id = await saveCups(store, { south: { kind: 'bot', level: 'easy' } })
  const thinker = new ScriptedThinker()
  const thought = Promise.withResolvers<Json>()
  thinker.answer = () => thought.promise
  const { live, messages, play } = await follow(store, id, thinker)
  await play('north', { kind: 'roll' })
  await live.setPlayer('north', ELSEWHERE)
  await live.end()
  expect(thinker.cancelled).toHaveLength(1)
  thought.resolve({ kind: 'roll' })
  await quiet()
  await new Promise((resolve) => setTimeout(resolve, 2 * MOVE_INTERVAL))
  expect(thinker.asked).toHaveLength(1)
  expect(messages.filter(({ kind }) => kind === 'trouble')).toEqual([])
})

it('the end takes a pause with it', async () => {
  const { live, latest } = await against(ELSEWHERE)
  await live.setPaused(true)
  await live.end()
  expect(latest('snapshot').match).not.toHaveProperty('paused')
})

it('a seat that has lost on time does not win when the table ends the match', async () => {
  const { live } = await against(ELSEWHERE)
  await live.save.addLoss('north', { kind: 'bot', level: 'easy' })
  await live.end()
  expect(live.info.outcome?.winners).toEqual(['south'])
})

it('an end by the table that a save ascribes to the rules is damage: a copy would lose it', async () => {
  const { store, id, live } = await against(ELSEWHERE)
  await live.end()
  await store.closeAll()
  const path = store.folder.fileOf(id)
  const ended = parsedLines(await readFile(path))
  const changed = JSON.parse(JSON.stringify(ended).replace('table-ended', 'time'))
  await writeFile(path, printedLines(changed))
  expect((await store.list()).saves).toMatchObject([{ id, condition: 'recovered', outcome: null }])
})

it('a match of people at one screen has no end by the table', async () => {
  const { live } = await against(HERE)
  await expect(live.end()).rejects.toMatchObject({ problem: { code: 'not-allowed' } })
  expect(live.info.outcome).toBeNull()
})
