import { expect, it } from 'vitest'
import type { Judged, JudgingQuestion } from '../bots/botMessages.ts'
import { JudgePool, type JudgingThread } from './judgePool.ts'

const QUESTION: JudgingQuestion = { game: 'jackal', seat: 'white', view: {}, played: [], after: null, seed: 1 }
const NOBODY_THINKS = { idle: async () => undefined }
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A thread that answers when the test lets it. */
class Thread implements JudgingThread {
  asked = 0
  release = (): void => {}

  judge(): Promise<Judged | null> {
    this.asked++
    return new Promise((resolve) => {
      this.release = () => resolve(null)
    })
  }

  async rest(): Promise<void> {}
}

it('asks the thread that has the fewest questions', async () => {
  const [one, two] = [new Thread(), new Thread()]
  const pool = new JudgePool([one, two], NOBODY_THINKS)
  expect(pool.lanes).toBe(2)
  const first = pool.judge(QUESTION)
  void pool.judge(QUESTION)
  await settled()
  expect([one.asked, two.asked]).toEqual([1, 1])
  one.release()
  await first
  void pool.judge(QUESTION)
  await settled()
  expect([one.asked, two.asked]).toEqual([2, 1])
})

it('waits while bots of a live match think', async () => {
  const thread = new Thread()
  const thinking = Promise.withResolvers<void>()
  const pool = new JudgePool([thread], { idle: () => thinking.promise })
  void pool.judge(QUESTION)
  await settled()
  expect(thread.asked).toBe(0)
  thinking.resolve()
  await settled()
  expect(thread.asked).toBe(1)
})
