import { describe, expect, it } from 'vitest'
import { VirtualTime } from '../../testkit/virtualTime.ts'
import type { TimeSource } from '../../time/timeSource.ts'
import { DelayLine } from './delayLine.ts'

function line(delay: number, timeSource: TimeSource) {
  const received: [number, string][] = []
  return {
    received,
    delayed: new DelayLine<string>(delay, timeSource, (item) => received.push([timeSource.now(), item])),
  }
}

describe('a delay line', () => {
  it('passes every item on after exactly its delay, in order', () => {
    const timeSource = new VirtualTime()
    const { received, delayed } = line(900_000, timeSource)
    delayed.push('a')
    timeSource.pass(10)
    delayed.push('b')
    delayed.push('c')
    timeSource.pass(899_989)
    expect(received).toEqual([])
    timeSource.pass(1000)
    expect(received).toEqual([
      [900_000, 'a'],
      [900_010, 'b'],
      [900_010, 'c'],
    ])
    delayed.push('d')
    timeSource.pass(900_000)
    expect(received.at(-1)).toEqual([1_800_999, 'd'])
  })

  it('passes items on at once without a delay', () => {
    const { received, delayed } = line(0, new VirtualTime())
    delayed.push('a')
    expect(received).toEqual([[0, 'a']])
  })

  it('is never early, even if a timer is', () => {
    const timeSource = new VirtualTime()
    const hasty: TimeSource = {
      now: () => timeSource.now(),
      after: (wait, run) => timeSource.after(Math.max(1, wait - 3), run),
    }
    const { received, delayed } = line(100, hasty)
    delayed.push('a')
    timeSource.pass(200)
    expect(received).toEqual([[100, 'a']])
  })

  it('drops what waits when it is closed', () => {
    const timeSource = new VirtualTime()
    const { received, delayed } = line(100, timeSource)
    delayed.push('a')
    delayed.close()
    delayed.push('b')
    timeSource.pass(1000)
    expect(received).toEqual([])
  })
})
