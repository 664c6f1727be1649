import { readdir, readFile, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { silentLog } from '../files/log.ts'
import { freshFolder } from '../testkit/folders.ts'
import { factsOf } from './facts.ts'
import { RunningMarker } from './lastRun.ts'
import { recentLog, tailOf } from './recentLog.ts'
import { CrashReports } from './reports.ts'

const NOON = Date.UTC(2026, 0, 1, 12)
const SEED = 734_501_882_214

async function opened() {
  const folder = join(await freshFolder(), 'crashes')
  const reports = new CrashReports(folder, factsOf('1.2.3'), () => NOON)
  const read = async () => {
    const names = (await readdir(folder)).sort()
    return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  }
  return { folder, reports, read }
}

describe('a crash report', () => {
  it('contains versions, what crashed, where, and the log before it', async () => {
    const { reports, read } = await opened()
    const log = recentLog(silentLog, () => NOON)
    log.info('start', { version: '1.2.3' })
    reports.write({ what: 'host', reason: 'uncaught', error: new TypeError('a fault'), before: log.lines() })
    const [text = ''] = await read()
    expect(JSON.parse(text)).toMatchObject({
      format: 'captains-table-crash',
      at: '2026-01-01T12:00:00.000Z',
      program: '1.2.3',
      node: process.versions.node,
      platform: process.platform,
      what: 'host',
      reason: 'uncaught',
      stack: expect.arrayContaining(['TypeError: a fault', expect.stringMatching(/reports\.test\.ts/)]),
      before: ['2026-01-01T12:00:00.000Z info start version="1.2.3"'],
    })
  })

  it('contains no seed, no part of a save and no path of the user', async () => {
    const { reports, read } = await opened()
    const error = new Error(`cannot fold {"ships":[[0,1,2,3]]} of seed ${SEED} in ${homedir()}/saves`)
    reports.write({ what: 'host', reason: `seed: ${SEED}`, error, before: [`error cells=[0,1,2,3] ${homedir()}/x`] })
    const text = (await read()).join()
    expect(text).not.toContain('0,1,2,3')
    expect(text).not.toContain(String(SEED))
    expect(text).not.toContain(homedir())
  })

  it('contains nothing of a thrown value that is not an error', async () => {
    const { reports, read } = await opened()
    reports.write({ what: 'host', reason: 'uncaught', error: { fleet: 'a1 a2' }, before: [] })
    expect((await read()).join()).not.toContain('a1')
  })

  it('has a limited size', async () => {
    const { reports, read } = await opened()
    const long = 'x'.repeat(1_000_000)
    reports.write({ what: 'page', reason: long, error: new Error(long), before: Array(40).fill(long) })
    expect((await read()).join().length).toBeLessThan(50_000)
  })

  it('is deleted when there are enough newer ones', async () => {
    const { reports, read } = await opened()
    for (let exitCode = 1; exitCode <= 50; exitCode++) {
      reports.write({ what: 'page', reason: 'crashed', exitCode, before: [] })
    }
    const kept = (await read()).map((text) => JSON.parse(text).exitCode)
    expect(kept).toEqual(Array.from({ length: 20 }, (_, i) => 31 + i))
  })

  it('that cannot be written causes no error', async () => {
    const folder = join(await freshFolder(), 'file')
    await writeFile(folder, 'in the way')
    const reports = new CrashReports(folder, factsOf('1.2.3'), () => NOON)
    expect(() => reports.write({ what: 'page', reason: 'crashed', before: [] })).not.toThrow()
  })
})

describe('the tail of a log', () => {
  it('is its last lines', async () => {
    const path = join(await freshFolder(), 'main.log')
    expect(tailOf(path)).toEqual([])
    await writeFile(path, Array.from({ length: 5000 }, (_, i) => `line ${i}\n`).join(''))
    const tail = tailOf(path)
    expect(tail).toHaveLength(40)
    expect(tail.at(-1)).toBe('line 4999')
  })
})

describe('the marker of a running program', () => {
  it('remains when the program is killed, and is removed when it shuts down', async () => {
    const note = new RunningMarker(join(await freshFolder(), 'running'))
    expect(note.begin('1.2.3')).toBe(false)
    expect(note.begin('1.2.3')).toBe(true)
    note.end()
    expect(note.begin('1.2.3')).toBe(false)
  })

  it('has no effect if it cannot be written', async () => {
    const note = new RunningMarker(join(await freshFolder(), 'no such folder', 'running'))
    expect(note.begin('1.2.3')).toBe(false)
    expect(() => note.end()).not.toThrow()
  })
})
