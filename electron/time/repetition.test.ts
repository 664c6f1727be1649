import { expect, it } from 'vitest'
import { VirtualTime } from '../testkit/virtualTime.ts'
import { Repetition } from './repetition.ts'

/** Returns an action that is repeated every 10 ms, this number of times, and the times of its runs. */
function repeated(times: number) {
  const timeSource = new VirtualTime()
  const runs: number[] = []
  const repetition = new Repetition(timeSource, 10, () => runs.push(timeSource.now()) < times)
  return { timeSource, runs, repetition }
}

it('acts at once and after each pause, until the action returns false', () => {
  const { timeSource, runs, repetition } = repeated(3)
  repetition.run()
  timeSource.pass(100)
  expect(runs).toEqual([0, 10, 20])
})

it('acts early and begins the pause again', () => {
  const { timeSource, runs, repetition } = repeated(9)
  repetition.run()
  timeSource.pass(4)
  repetition.run()
  timeSource.pass(15)
  expect(runs).toEqual([0, 4, 14])
})

it('acts no more once it is stopped', () => {
  const { timeSource, runs, repetition } = repeated(9)
  repetition.run()
  repetition.stop()
  timeSource.pass(100)
  expect(runs).toEqual([0])
})

it('goes on if the action itself runs it again and returns false', () => {
  const timeSource = new VirtualTime()
  const runs: number[] = []
  const repetition = new Repetition(timeSource, 10, () => {
    if (runs.push(timeSource.now()) !== 1) return runs.length < 3
    repetition.run()
    return false
  })
  repetition.run()
  timeSource.pass(100)
  expect(runs).toEqual([0, 0, 10])
})
