import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FuseV1Options } from '@electron/fuses'
import { afterAll, describe, expect, it } from 'vitest'
import { fuseFaults, fusesOf, readFuses, setFuses } from './fuses.ts'

/** The marker before the fuses in Electron's executable; a version, a length and the fuses follow. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const NAMES = Object.keys(FuseV1Options).filter((name) => Number.isNaN(Number(name)))

const folder = await mkdtemp(join(tmpdir(), 'fuses-'))
afterAll(() => rm(folder, { recursive: true }))

/** Returns a file with fuses given as a string of `0`, `1` and `r`. */
async function executable(wire: string): Promise<string> {
  const path = join(folder, `executable-${wire}`)
  const fuses = Buffer.concat([Buffer.from(SENTINEL), Buffer.from([1, wire.length]), Buffer.from(wire)])
  await writeFile(path, Buffer.concat([Buffer.alloc(100), fuses, Buffer.alloc(100)]))
  return path
}

describe('the fuses', () => {
  it('are all configured', () => {
    expect(Object.keys(fusesOf('players')).sort()).toEqual([...NAMES].sort())
  })

  it('read back as they were set', async () => {
    const path = await executable('101100011')
    expect(fuseFaults(await readFuses(path), 'players')).toHaveLength(6)
    await setFuses(path, 'players')
    expect(fuseFaults(await readFuses(path), 'players')).toEqual([])
  })

  it('allow debugging only for tests', async () => {
    const path = await executable('101100011')
    await setFuses(path, 'tests')
    expect(fuseFaults(await readFuses(path), 'tests')).toEqual([])
    expect(fuseFaults(await readFuses(path), 'players')).toEqual(['EnableNodeCliInspectArguments is on, not off'])
  })

  it('are not set if Electron has a fuse that is not configured', async () => {
    const path = await executable('1011000110')
    await expect(setFuses(path, 'players')).rejects.toThrow(/fuse/)
    expect(fuseFaults(await readFuses(path), 'players')).toContain('fuse 9 is off, and nobody decided on it')
  })

  it('fail if Electron has removed one', async () => {
    const faults = fuseFaults(await readFuses(await executable('r00011001')), 'players')
    expect(faults).toEqual(['RunAsNode is removed, not off'])
  })
})
