import { describe, expect, it } from 'vitest'
import { VirtualTime } from '../../testkit/virtualTime.ts'
import type { TimeSource } from '../../time/timeSource.ts'
import { Stopwatch } from './stopwatch.ts'

function stopwatch(timeSource: TimeSource, left: Record<string, number>) {
  const over: string[] = []
  const listener = { onOver: (seat: string) => over.push(seat), onStart: () => {}, onStep: () => {} }
  return { watch: new Stopwatch({ left, spent: 0 }, timeSource, listener), over }
}

/** A computer that sleeps: its clock advances, its timers do not. */
class SleepyClock extends VirtualTime {
  private slept = 0

  override now(): number {
    return super.now() + this.slept
  }

  sleep(milliseconds: number): void {
    this.slept += milliseconds
  }
}

describe('a stopwatch', () => {
  it('reports the end of a time once, and again when the seat was given more', () => {
    const timeSource = new VirtualTime()
    const { watch, over } = stopwatch(timeSource, { red: 3000, blue: 9000 })
    watch.run(
      new Map([
        ['red', 0],
        ['blue', 1000],
      ]),
    )
    timeSource.pass(5000)
    expect(over).toEqual(['red'])
    expect(watch.timesOf(['red', 'blue'])).toEqual([
      { seat: 'red', left: 0, running: false },
      { seat: 'blue', left: 5000, running: true },
    ])
    expect(watch.times.spent).toBe(5000)
    watch.set({ left: { red: 100, blue: 5000 }, spent: 5000 })
    timeSource.pass(100)
    expect(over).toEqual(['red', 'red'])
  })

  it('reports a seat that begins without time at once', () => {
    const timeSource = new VirtualTime()
    const { watch, over } = stopwatch(timeSource, { red: 0 })
    watch.run(new Map([['red', 0]]))
    timeSource.pass(1)
    expect(over).toEqual(['red'])
  })

  it('does not count the time that the computer sleeps', () => {
    const clock = new SleepyClock()
    const { watch, over } = stopwatch(clock, { red: 60_000 })
    watch.run(new Map([['red', 0]]))
    clock.pass(10_000)
    clock.sleep(3_600_000)
    clock.pass(1000)
    expect(over).toEqual([])
    expect(watch.times.left.red).toBeGreaterThan(40_000)
  })

  it('counts the delay of a slow computer', () => {
    const clock = new SleepyClock()
    const { watch } = stopwatch(clock, { red: 60_000 })
    watch.run(new Map([['red', 0]]))
    clock.sleep(2500)
    expect(watch.times.left.red).toBe(57_500)
  })
})
