import { describe, expect, it } from 'vitest'
import { slicer } from './slices.ts'

/** A clock by which every step takes as long as is said; others are seen to when they are let. */
function slices(stepTakes = 1) {
  let time = 0
  let turns = 0
  const log: string[] = []
  const others = async () => {
    turns++
    log.push('others')
  }
  function* work(name: string, steps: number) {
    for (let i = 0; i < steps; i++) {
      time += stepTakes
      log.push(name)
      yield
    }
    return name
  }
  return { run: slicer({ now: () => time, others }), work, log, turns: () => turns, wait: () => (time += 60_000) }
}

describe('long work', () => {
  it('lets others have their turn before it begins, and every few milliseconds', async () => {
    const { run, work, turns } = slices()
    expect(await run(work('a', 80))).toBe('a')
    expect(turns()).toBe(11)
  })

  it('lets them have it after each step that takes longer', async () => {
    const { run, work, log } = slices(50)
    await run(work('a', 3))
    expect(log).toEqual(['others', 'a', 'others', 'a', 'others', 'a', 'others'])
  })

  it('takes turns with other long work, and others have theirs in between', async () => {
    const { run, work, log } = slices(50)
    await Promise.all([run(work('a', 2)), run(work('b', 2))])
    expect(log.filter((one) => one !== 'others')).toEqual(['a', 'b', 'a', 'b'])
    for (const [i, one] of log.entries()) expect(one === 'others').toBe(i % 2 === 0 || i > 7)
  })

  it('is given up when its own work takes too long, whatever time goes by besides', async () => {
    const { run, work, log } = slices(50)
    const refused = { problem: { code: 'file-too-long' } }
    await expect(run(work('a', 30), { workLimit: 1000 })).rejects.toMatchObject(refused)
    expect(log.filter((one) => one === 'a')).toHaveLength(21)
    await expect(run(work('b', 20), { workLimit: 1000 })).resolves.toBe('b')
  })

  it('is called off at its next turn, and not even begun afterwards', async () => {
    const { run, work, log } = slices(50)
    const calling = new AbortController()
    const running = run(work('a', 1000), { signal: calling.signal })
    while (log.filter((one) => one === 'a').length < 3) await Promise.resolve()
    calling.abort()
    await expect(running).rejects.toThrow('cancelled')
    await expect(run(work('b', 1), { signal: calling.signal })).rejects.toThrow('cancelled')
    expect(log.filter((one) => one !== 'others')).toEqual(['a', 'a', 'a'])
  })
})
