import { describe, expect, it } from 'vitest'
import { createSlicer } from './timeSlices.ts'

/** Returns a slicer with a fake clock: every step takes `stepTakes` milliseconds. */
function sliced(stepTakes = 1) {
  let time = 0
  let turns = 0
  const log: string[] = []
  const yieldControl = async () => {
    turns++
    log.push('yield')
  }
  function* work(name: string, steps: number) {
    for (let i = 0; i < steps; i++) {
      time += stepTakes
      log.push(name)
      yield
    }
    return name
  }
  return {
    run: createSlicer({ now: () => time, yieldControl }),
    work,
    log,
    turns: () => turns,
    wait: () => (time += 60_000),
  }
}

describe('long work', () => {
  it('yields before it starts and every few milliseconds', async () => {
    const { run, work, turns } = sliced()
    expect(await run(work('a', 80))).toBe('a')
    expect(turns()).toBe(11)
  })

  it('yields after each step that is longer than a slice', async () => {
    const { run, work, log } = sliced(50)
    await run(work('a', 3))
    expect(log).toEqual(['yield', 'a', 'yield', 'a', 'yield', 'a', 'yield'])
  })

  it('alternates with other long work and yields in between', async () => {
    const { run, work, log } = sliced(50)
    await Promise.all([run(work('a', 2)), run(work('b', 2))])
    expect(log.filter((one) => one !== 'yield')).toEqual(['a', 'b', 'a', 'b'])
    for (const [i, one] of log.entries()) expect(one === 'yield').toBe(i % 2 === 0 || i > 7)
  })

  it('fails when its own work takes too long, not counting other time', async () => {
    const { run, work, log } = sliced(50)
    const refused = { problem: { code: 'file-too-long' } }
    await expect(run(work('a', 30), { workLimit: 1000 })).rejects.toMatchObject(refused)
    expect(log.filter((one) => one === 'a')).toHaveLength(21)
    await expect(run(work('b', 20), { workLimit: 1000 })).resolves.toBe('b')
  })

  it('stops at its next turn when cancelled, and does not start afterwards', async () => {
    const { run, work, log } = sliced(50)
    const abort = new AbortController()
    const running = run(work('a', 1000), { signal: abort.signal })
    while (log.filter((one) => one === 'a').length < 3) await Promise.resolve()
    abort.abort()
    await expect(running).rejects.toThrow('cancelled')
    await expect(run(work('b', 1), { signal: abort.signal })).rejects.toThrow('cancelled')
    expect(log.filter((one) => one !== 'yield')).toEqual(['a', 'a', 'a'])
  })
})
