import { expect, it } from 'vitest'
import { silentLog } from '../../files/log.ts'
import { cups } from '../../testkit/cups.ts'
import { cupsStore, saveCups } from '../../testkit/cupsMatches.ts'
import { freshFolder } from '../../testkit/folders.ts'
import { quiet } from '../../testkit/subscribers.ts'
import { FULL_ACCESS } from '../access.ts'
import { LiveMatch } from '../liveMatch.ts'
import { ANSWER_INTERVAL, BotTurns, MOVE_INTERVAL, NO_MEMORY } from './botTurns.ts'

const BOT = { kind: 'bot', level: 'easy' } as const

/** Returns the time in milliseconds between the question and the move of a bot that thinks for `thought`. */
async function answersAfter(thought: number, isAnswer: boolean): Promise<number> {
  const game = { ...cups, isAnswer: () => isAnswer }
  const store = await cupsStore(await freshFolder(), () => game)
  const id = await saveCups(store, { south: BOT })
  let time = 1000
  let moved = Number.NaN
  const clock = {
    now: () => time,
    wait: async (milliseconds: number) => {
      time += milliseconds
    },
  }
  const thinker = {
    choose: async () => {
      time += thought
      return { kind: 'roll' }
    },
    advise: async () => [],
    prepare: () => {},
    interrupt: async () => undefined,
  }
  const live = new LiveMatch(await store.open(id), () => turns.step())
  const turns = new BotTurns(live, thinker, silentLog, NO_MEMORY, 0, clock)
  const subscription = live.subscribe(FULL_ACCESS, (message) => {
    if (message.kind === 'batch' && message.by === 'south') moved = time
  })
  const asked = time
  await live.play(subscription, 'north', { kind: 'roll' })
  live.acknowledge(subscription, 1)
  await quiet()
  await live.idle()
  await quiet()
  live.unsubscribeAll()
  return moved - asked
}

it.each([0, 60, ANSWER_INTERVAL - 1])('an answer comes at the same time after %i ms of thought', async (thought) => {
  expect(await answersAfter(thought, true)).toBe(ANSWER_INTERVAL)
})

it('an answer that takes longer comes after a second interval', async () => {
  expect(await answersAfter(ANSWER_INTERVAL + 1, true)).toBe(2 * ANSWER_INTERVAL)
})

it('a move that is no answer comes soon after it is found', async () => {
  expect(await answersAfter(60, false)).toBe(Math.ceil(60 / MOVE_INTERVAL) * MOVE_INTERVAL)
})
