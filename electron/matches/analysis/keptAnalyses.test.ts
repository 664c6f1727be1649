import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { silentLog } from '../../files/log.ts'
import { freshFolder } from '../../testkit/folders.ts'
import { KeptAnalyses, type KeptDecision } from './keptAnalyses.ts'

const ID = '20260101-120000-0123456789'
const judged = { best: 0.5, played: 0.4, other: 0.5, after: 0.4, rivals: { before: { red: 1 }, after: { red: 1 } } }
const DECISIONS: readonly KeptDecision[] = [
  { move: 0, count: 2, hash: 'a', judged: { ...judged, better: { move: { kind: 'go' }, value: 0.5 } } },
  { move: 2, count: 1, hash: 'b', judged: null },
  { move: 3, count: 1, hash: 'c', judged: { ...judged, rough: true } },
]

async function keeping(judging = '1.0.0/1') {
  const folder = await freshFolder()
  const path = join(folder, `${ID}.ctanalysis`)
  await writeFile(join(folder, `${ID}.ctmatch`), 'a save')
  const kept = new KeptAnalyses(folder, judging, silentLog)
  await kept.write(ID, DECISIONS)
  const again = (version = judging) => new KeptAnalyses(folder, version, silentLog).read(ID)
  return { folder, path, kept, again }
}

describe('an analysis on disk', () => {
  it('is read as it was written', async () => {
    const { again } = await keeping()
    expect([...(await again()).values()]).toEqual(DECISIONS)
  })

  it('of another version of the judging is not used', async () => {
    const { again } = await keeping()
    expect((await again('1.0.0/2')).size).toBe(0)
  })

  it('that was damaged is used up to the damage', async () => {
    const { path, again } = await keeping()
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.replace('"hash":"c"', '"hash":"x"'))
    expect([...(await again()).keys()]).toEqual([0, 2])
    await writeFile(path, text.slice(0, -5))
    expect([...(await again()).keys()]).toEqual([0, 2])
    await writeFile(path, 'not even a line')
    expect((await again()).size).toBe(0)
  })

  it('is deleted with its save, and when its save is gone', async () => {
    const { folder, kept } = await keeping()
    await kept.remove(ID)
    expect(await readdir(folder)).toEqual([`${ID}.ctmatch`])
    await writeFile(join(folder, '20250101-120000-0123456789.ctanalysis'), 'left behind')
    await new KeptAnalyses(folder, '1', silentLog).write(ID, DECISIONS)
    expect((await readdir(folder)).sort()).toEqual([`${ID}.ctanalysis`, `${ID}.ctmatch`])
  })

  it('is missing, without an error, in a folder that cannot be read or written', async () => {
    const { path } = await keeping()
    const nowhere = new KeptAnalyses(join(path, 'a file is no folder'), '1', silentLog)
    await nowhere.write(ID, DECISIONS)
    await nowhere.remove(ID)
    expect((await nowhere.read(ID)).size).toBe(0)
  })
})
