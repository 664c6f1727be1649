import { describe, expect, it } from 'vitest'
import { openStream } from '../../../engine/kernel/rng.ts'
import type { Delay } from '../../contract/channels.ts'
import { VirtualTime } from '../../testkit/virtualTime.ts'
import type { TimeSource } from '../../time/timeSource.ts'
import { DelayLine } from './delayLine.ts'

function line(delay: Delay, timeSource: TimeSource) {
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

/** Returns a line that is given an item each second, named by its time in seconds; `end` ends with it. */
function secondly(delay: Delay) {
  const timeSource = new VirtualTime()
  const { received, delayed } = line(delay, timeSource)
  const pass = (seconds: number, ends: 'turn' | 'match' | null = null) => {
    for (let second = 0; second < seconds; second++) {
      delayed.push(String(timeSource.now() / 1000), second === seconds - 1 ? ends : null)
      timeSource.pass(1000)
    }
  }
  /** Returns each item with the second at which it left, and forgets them. */
  const taken = () => received.splice(0).map(([at, item]) => [Number(item), at / 1000])
  return { pass, taken, setDelay: (next: Delay) => delayed.setDelay(next) }
}

describe('a delay that is raised', () => {
  it('holds what is shown until it is late enough, and goes on without a gap', () => {
    const { pass, taken, setDelay } = secondly(0)
    pass(3)
    expect(taken()).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ])
    setDelay(10_000)
    pass(9)
    expect(taken()).toEqual([])
    pass(3)
    expect(taken()).toEqual([
      [3, 13],
      [4, 14],
      [5, 15],
    ])
  })
})

describe('a delay that is lowered', () => {
  it('plays what waits twice as fast, and then in time', () => {
    const { pass, taken, setDelay } = secondly(10_000)
    pass(11)
    expect(taken()).toEqual([
      [0, 10],
      [1, 11],
    ])
    setDelay(5000)
    pass(9)
    expect(taken()).toEqual([
      [2, 11.5],
      [3, 12],
      [4, 12.5],
      [5, 13],
      [6, 13.5],
      [7, 14],
      [8, 14.5],
      [9, 15],
      [10, 15.5],
      [11, 16],
      [12, 17],
      [13, 18],
      [14, 19],
      [15, 20],
    ])
  })

  it('comes back to the present without a leap', () => {
    const { pass, taken, setDelay } = secondly(60_000)
    pass(60)
    setDelay(0)
    pass(59)
    expect(taken().at(-1)).toEqual([118, 119])
    pass(10)
    expect(taken()).toEqual(Array.from({ length: 10 }, (_, n) => [119 + n, Math.max(119 + n, 119.5)]))
  })
})

describe('a delay until the turn ends', () => {
  it('shows a turn with its last move, at once', () => {
    const { pass, taken } = secondly('turn')
    pass(3)
    expect(taken()).toEqual([])
    pass(2, 'turn')
    expect(taken()).toEqual([0, 1, 2, 3, 4].map((item) => [item, 4]))
    pass(4)
    expect(taken()).toEqual([])
    pass(1, 'match')
    expect(taken().map(([item]) => item)).toEqual([5, 6, 7, 8, 9])
  })

  it('plays the turns that have ended twice as fast when it follows a longer one', () => {
    const { pass, taken, setDelay } = secondly(60_000)
    pass(10, 'turn')
    pass(10)
    setDelay('turn')
    pass(30)
    expect(taken().at(-1)).toEqual([9, 20 + (60 - 20) / 2 - 15.5])
    pass(1, 'turn')
    expect(taken().at(-1)?.[0]).toBe(50)
  })

  it('hides the turn that runs when it follows none', () => {
    const { pass, taken, setDelay } = secondly(0)
    pass(3)
    setDelay('turn')
    pass(5)
    expect(taken().map(([item]) => item)).toEqual([0, 1, 2])
    pass(1, 'turn')
    expect(taken().map(([item]) => item)).toEqual([3, 4, 5, 6, 7, 8])
  })

  it('does not leap when it is left within a turn', () => {
    const { pass, taken, setDelay } = secondly('turn')
    pass(1, 'turn')
    pass(10)
    taken()
    setDelay(0)
    pass(10)
    expect(taken().slice(0, 3)).toEqual([
      [1, 11.5],
      [2, 12],
      [3, 12.5],
    ])
  })
})

describe('a delay until the match ends', () => {
  it('begins to hide at the first item of a match, not at the end of the one before', () => {
    const { pass, taken, setDelay } = secondly('match')
    pass(1, 'match')
    pass(100, 'match')
    taken()
    pass(2)
    setDelay(0)
    pass(3)
    expect(taken()).toEqual([
      [101, 103],
      [102, 103.5],
      [103, 104],
      [104, 104.5],
      [105, 105],
    ])
  })

  it('shows nothing before, and then everything', () => {
    const { pass, taken } = secondly('match')
    pass(5, 'turn')
    pass(5, 'turn')
    expect(taken()).toEqual([])
    pass(1, 'match')
    expect(taken().map(([item]) => item)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })
})

describe('changes of the delay', () => {
  it.each([1, 2, 3])('never show an item before its time, out of order, or faster than twice (%i)', (seed) => {
    const luck = openStream(seed, 'delays')
    const timeSource = new VirtualTime()
    let head = 0
    const delays: Delay[] = [0, 3000, 10_000, 60_000]
    const { received, delayed } = line(0, timeSource)
    for (let step = 0; step < 400; step++) {
      delayed.push(String(timeSource.now()))
      if (luck.int(10) === 0) delayed.setDelay(delays[luck.int(delays.length)] ?? 0)
      const before = timeSource.now()
      timeSource.pass(luck.int(2000))
      expect(delayed.head).toBeGreaterThanOrEqual(head)
      expect(delayed.head - head).toBeLessThanOrEqual(2 * (timeSource.now() - before) + 1)
      head = delayed.head
    }
    expect(received.length).toBeGreaterThan(300)
    const times = received.map(([, item]) => Number(item))
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    for (const [at, item] of received) expect(Number(item)).toBeLessThanOrEqual(at)
  })
})
