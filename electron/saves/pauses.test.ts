import { describe, expect, it } from 'vitest'
import { pauses } from './pauses.ts'

describe('pauses in long work', () => {
  it('let others have their turn once the work has gone on for a while, and no sooner', async () => {
    let time = 0
    let turns = 0
    const pause = pauses(1000, () => time)
    setImmediate(() => turns++)
    for (time = 0; time < 30; time++) expect(await pause()).toBe(true)
    expect(turns).toBe(0)
    expect(await pause()).toBe(true)
    expect(turns).toBe(1)
  })

  it('end the work when its time is up, counted from its beginning', async () => {
    let time = 0
    const pause = pauses(1000, () => time)
    time = 5000
    expect(await pause()).toBe(true)
    time = 6000
    expect(await pause()).toBe(true)
    time = 6031
    expect(await pause()).toBe(false)
  })
})
