import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../testkit/folders.ts'
import { type Facts, line, openLog } from './log.ts'

const SEED = 734_501_882_214

describe('a log line', () => {
  it('contains the event and its facts', () => {
    expect(line('save recovered', { id: 'a-1', moves: 12 })).toBe('save recovered id="a-1" moves="12"')
  })

  it('stays on one line for any fact', () => {
    expect(line('error in the page', { message: 'a\nb\r\n[fake] entry' })).not.toMatch(/[\r\n]/)
  })

  it('drops facts that are not listed', () => {
    const smuggled: object = { id: 'a-1', seed: SEED, state: { tiles: ['cannibal'] }, move: { kind: 'go' } }
    expect(line('move', smuggled as Facts)).toBe('move id="a-1"')
  })

  it('omits file content quoted by a parser', () => {
    const error = thrownBy(() => JSON.parse(`{"seed":${SEED},"tiles":["cannibal", oops]}`))
    expect(line('save not read', { error })).not.toMatch(/cannibal|734501/)
    const within = thrownBy(() => JSON.parse(`{"seats":["white"],"tiles":{"c5":"cannibal","c6":oops}}`))
    expect(line('save not read', { error: within })).not.toMatch(/cannibal|c5|c6/)
    const short = thrownBy(() => JSON.parse(`"seed":${SEED}`))
    expect(line('save not read', { error: short })).not.toContain(String(SEED))
  })

  it('omits JSON and seeds in any text', () => {
    expect(line('failed', { reason: `cannot fold {"tile":"cannibal"} of seed ${SEED}` })).not.toMatch(/cannibal|734501/)
  })

  it('cuts long facts', () => {
    expect(line('error', { message: 'x'.repeat(100_000) }).length).toBeLessThan(5000)
  })
})

describe('the log', () => {
  it('rotates its file when it is full', async () => {
    const folder = await freshFolder()
    const log = openLog(folder, { maxBytes: 2000 })
    for (let i = 1; i <= 200; i++) log.info('entry', { count: i })
    const files = (await readdir(folder)).sort()
    expect(files).toEqual(['main.1.log', 'main.2.log', 'main.3.log', 'main.log'])
    expect(await readFile(join(folder, 'main.log'), 'utf8')).toContain('count="200"')
    for (const file of files) expect((await readFile(join(folder, file))).length).toBeLessThan(2200)
  })
})

function thrownBy(action: () => unknown): unknown {
  try {
    action()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}
