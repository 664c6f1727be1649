import { describe, expect, it } from 'vitest'
import { VirtualClock } from '../../testkit/virtualClock.ts'
import type { Clock } from '../../time/clock.ts'
import { DelayLine } from './delayLine.ts'

function line(delay: number, clock: Clock) {
  const heard: [number, string][] = []
  return { heard, delayed: new DelayLine<string>(delay, clock, (item) => heard.push([clock.now(), item])) }
}

describe('a delay line', () => {
  it('passes every item on after exactly its delay, in order', () => {
    const clock = new VirtualClock()
    const { heard, delayed } = line(900_000, clock)
    delayed.push('a')
    clock.pass(10)
    delayed.push('b')
    delayed.push('c')
    clock.pass(899_989)
    expect(heard).toEqual([])
    clock.pass(1000)
    expect(heard).toEqual([
      [900_000, 'a'],
      [900_010, 'b'],
      [900_010, 'c'],
    ])
    delayed.push('d')
    clock.pass(900_000)
    expect(heard.at(-1)).toEqual([1_800_999, 'd'])
  })

  it('passes items on at once without a delay', () => {
    const { heard, delayed } = line(0, new VirtualClock())
    delayed.push('a')
    expect(heard).toEqual([[0, 'a']])
  })

  it('is never early, even if a timer is', () => {
    const clock = new VirtualClock()
    const hasty: Clock = { now: () => clock.now(), after: (wait, run) => clock.after(Math.max(1, wait - 3), run) }
    const { heard, delayed } = line(100, hasty)
    delayed.push('a')
    clock.pass(200)
    expect(heard).toEqual([[100, 'a']])
  })

  it('drops what waits when it is closed', () => {
    const clock = new VirtualClock()
    const { heard, delayed } = line(100, clock)
    delayed.push('a')
    delayed.close()
    delayed.push('b')
    clock.pass(1000)
    expect(heard).toEqual([])
  })
})
