import { describe, expect, it } from 'vitest'
import type { Channel } from '../contract/ipc.ts'
import { windowClient } from '../testkit/clients.ts'
import { CallRates } from './rates.ts'

function ratesAt(start: number) {
  let time = start
  const rates = new CallRates(() => time)
  const client = windowClient()
  /** Returns the number of allowed calls among `times` at once. */
  const allowed = (times: number, channel: Channel, by = client) =>
    Array.from({ length: times }, () => rates.allows(by, channel)).filter(Boolean).length
  return { rates, client, allowed, pass: (ms: number) => (time += ms) }
}

describe('the rates of a client', () => {
  it('allow a burst, and then more calls as time passes', () => {
    const { allowed, pass } = ratesAt(5000)
    expect(allowed(1000, 'match:create')).toBe(20)
    expect(allowed(10, 'match:create')).toBe(0)
    pass(3000)
    expect(allowed(10, 'match:create')).toBe(3)
    pass(3_600_000)
    expect(allowed(1000, 'match:create')).toBe(20)
  })

  it('are separate for each channel and each client', () => {
    const { allowed } = ratesAt(0)
    expect(allowed(1000, 'app:report')).toBe(20)
    expect(allowed(100, 'match:play')).toBe(100)
    expect(allowed(1000, 'app:report', windowClient())).toBe(20)
  })

  it.each<[Channel, number]>([
    ['app:showReports', 5],
    ['files:open', 30],
    ['files:choose', 30],
    ['saves:export', 30],
    ['match:seat', 60],
  ])('limit dialogs for the player and lines in a save: %s', (channel, most) => {
    const { allowed, pass } = ratesAt(0)
    expect(allowed(1000, channel)).toBe(most)
    pass(1000)
    expect(allowed(1000, channel)).toBeLessThanOrEqual(5)
  })

  it('allow everything that a player does by hand', () => {
    const { allowed, pass } = ratesAt(0)
    for (let second = 0; second < 60; second++, pass(1000)) expect(allowed(150, 'match:shown')).toBe(150)
  })
})
