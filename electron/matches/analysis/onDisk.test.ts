import { readdir } from 'node:fs/promises'
import { describe, expect, it, vi } from 'vitest'
import { silentLog } from '../../files/log.ts'
import { analysingHost, BOT, glancing, HUMAN, PatientJudge, SETUP, soon } from '../../testkit/analysingHost.ts'
import { onlyCups } from '../../testkit/cupsMatches.ts'
import { freshFolder } from '../../testkit/folders.ts'
import { Analyses } from './analyses.ts'

describe('an analysis on disk', () => {
  const keeping = async () => ({ folder: await freshFolder(), program: '1' })
  const WINK = ['north', { kind: 'wink' }] as const
  const LEFT = { ...SETUP, seats: { north: HUMAN, south: { name: 'Bob', player: BOT } } } as const

  it('is there at once after a restart of the program', async () => {
    const disk = await keeping()
    const first = await analysingHost(glancing, disk)
    const id = await first.play()
    const { judged } = await first.whole(id)
    await first.analyses.idle()
    const { game, match } = await first.store.peek(id)
    const restarted = new PatientJudge()
    const analyses = new Analyses(restarted, silentLog, disk)
    const recorded = { game, match, seats: ['north', 'south'] }
    analyses.go(id, { skip: 0 }, recorded)
    await vi.waitFor(() => expect(analyses.go(id, { skip: 0 }, null).judged).toEqual(judged))
    expect(restarted.asked).toEqual([])
    const onlyNorth = new Analyses(restarted, silentLog, disk)
    onlyNorth.go(id, { skip: 0 }, { ...recorded, seats: ['north'] })
    await vi.waitFor(() => expect(onlyNorth.go(id, { skip: 0 }, null).done).toBe(match.entries.length))
    expect(new Set(onlyNorth.go(id, { skip: 0 }, null).judged.map(({ seat }) => seat))).toEqual(new Set(['north']))
  })

  it('serves for the earlier moves of a match that was played on', async () => {
    const { play, value, whole, moveJudge } = await analysingHost(onlyCups, await keeping())
    const id = await play([WINK], LEFT)
    await value('match:leave', { id })
    expect((await whole(id)).of).toBe(1)
    await value('match:open', { id })
    await value('match:play', { id, seat: 'north', move: { kind: 'roll' } })
    await value('match:leave', { id })
    const asked = moveJudge.asked.length
    await vi.waitFor(async () => expect((await whole(id)).done).toBe(2))
    expect(moveJudge.asked.slice(asked).every(({ seed }) => seed > 0)).toBe(true)
  })

  it('is deleted with its save, even while the analysis goes on', async () => {
    const disk = await keeping()
    const { play, value, whole, analyses, moveJudge } = await analysingHost(onlyCups, disk)
    const [done, going] = [await play(), await play()]
    await whole(done)
    moveJudge.isPatient = true
    await value('match:analysis', { id: going, skip: 0 })
    await value('saves:remove', { id: done })
    await value('saves:remove', { id: going })
    moveJudge.release()
    await soon()
    await analyses.idle()
    expect(await readdir(disk.folder)).toEqual([])
  })

  it('keeps no decision about which thinking failed', async () => {
    const disk = await keeping()
    const { play, whole, analyses, moveJudge, store } = await analysingHost(onlyCups, disk)
    moveJudge.isFailing = true
    const id = await play()
    await whole(id)
    await analyses.idle()
    const { game, match } = await store.peek(id)
    const again = new Analyses(new PatientJudge(), silentLog, disk)
    again.go(id, { skip: 0 }, { game, match, seats: ['north', 'south'] })
    await vi.waitFor(() => expect(again.go(id, { skip: 0 }, null).judged).toHaveLength(4))
  })
})
