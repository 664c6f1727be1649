import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { SaveInfo, SaveListRequest } from '../../contract/ipc.ts'
import { silentLog } from '../../files/log.ts'
import { copyManySaves, idOfCopy, writeOldFile } from '../../fixtures/manySaves.ts'
import { gameOf } from '../../games/games.ts'
import { freshFolder } from '../../testkit/folders.ts'
import { canMount, type SmallDisk, smallDisk } from '../../testkit/smallDisk.ts'
import { openStore, type Store } from '../store.ts'

/** Returns a store over a data folder. */
async function storeIn(data: string): Promise<Store> {
  const orderFile = join(data, 'played.json')
  const index = { file: join(data, 'saves-index.jsonl'), program: '1.0.0' }
  const setting = { folder: join(data, 'saves'), games: gameOf, log: silentLog, now: Date.now, orderFile, index }
  const store = await openStore(setting)
  onTestFinished(() => store.closeAll())
  return store
}

/** Returns a store with this number of saves. */
async function filled(count: number): Promise<Store> {
  const data = await freshFolder()
  await copyManySaves(join(data, 'saves'), count)
  return storeIn(data)
}

/** Returns the parts of a list, one after another. */
async function parts(store: Store, request: SaveListRequest): Promise<SaveInfo[][]> {
  const { saves, next } = await store.list(request)
  return [[...saves], ...(next === undefined ? [] : await parts(store, { ...request, after: next }))]
}

const idsOf = (saves: readonly SaveInfo[]) => saves.map(({ id }) => id)

describe('a list in parts', () => {
  it('has the saves of the whole list, in its order', async () => {
    const store = await filled(60)
    const whole = (await store.list()).saves
    const inParts = await parts(store, { limit: 25 })
    expect(inParts.map(({ length }) => length)).toEqual([25, 25, 10])
    expect(inParts.flat()).toEqual(whole)
    expect(await parts(store, { limit: 30 })).toMatchObject([{ length: 30 }, { length: 30 }, []])
  })

  it('has the order of the whole list from the first part on, before any save has a place', async () => {
    const [store, other] = [await filled(60), await filled(60)]
    expect(idsOf((await parts(store, { limit: 7 })).flat())).toEqual(idsOf((await other.list()).saves))
  })

  it('reads only the saves of the first part, once the order is known', async () => {
    const store = await filled(60)
    const first = (await store.list()).saves.slice(0, 10)
    await store.closeAll()
    await rm(join(store.folder.path, '..', 'saves-index.jsonl'))
    const again = await storeIn(join(store.folder.path, '..'))
    const reads = vi.spyOn(again.folder, 'read')
    expect((await again.list({ limit: 10 })).saves).toEqual(first)
    expect(reads.mock.calls.length).toBeLessThanOrEqual(16)
  })

  it.each([
    ['unfinished', ({ outcome, lesson }) => outcome === null && lesson === undefined],
    ['matches', ({ lesson }) => lesson === undefined],
    ['lessons', ({ lesson }) => lesson !== undefined],
    ['played', ({ moves }) => moves > 0],
    ['unreadable', () => false],
  ] as const satisfies readonly [SaveListRequest['only'], (save: SaveInfo) => boolean][])(
    'has all saves of a selection: %s',
    async (only, selects) => {
      const store = await filled(54)
      const wanted = (await store.list()).saves.filter(selects)
      expect((await parts(store, { only, limit: 5 })).flat()).toEqual(wanted)
      const ofGame = wanted.filter(({ game }) => game === 'admiral')
      expect((await store.list({ only, game: 'admiral' })).saves).toEqual(ofGame)
    },
  )

  it('goes on where it was if saves before it are removed, and begins again if the last one shown is', async () => {
    const store = await filled(30)
    const whole = idsOf((await store.list()).saves)
    const { next = '' } = await store.list({ limit: 10 })
    await store.remove(whole[2] ?? '')
    expect(idsOf((await store.list({ after: next })).saves)).toEqual(whole.slice(10))
    await store.remove(next)
    const left = whole.filter((id) => id !== next && id !== whole[2])
    expect(idsOf((await store.list({ after: next })).saves)).toEqual(left)
  })

  it('leaves out no save and shows none twice when files come from outside meanwhile', async () => {
    const store = await filled(30)
    await store.list()
    const { saves, next = '' } = await store.list({ limit: 10 })
    for (const number of [40, 41, 42]) {
      await writeOldFile(store.folder.fileOf(idOfCopy(number)), await readFile(store.folder.fileOf(idOfCopy(0))))
    }
    const rest = await parts(store, { limit: 10, after: next })
    const shown = idsOf([...saves, ...rest.flat()])
    expect(new Set(shown).size).toBe(shown.length)
    expect((await store.list()).saves).toHaveLength(33)
    expect(shown.length).toBeGreaterThanOrEqual(30)
  })

  it('names every unreadable file, however short the part of the list', async () => {
    const store = await filled(30)
    await store.list()
    const broken = idOfCopy(0)
    await writeFile(store.folder.fileOf(broken), 'not a save')
    expect((await store.list({ limit: 3 })).setAside).toEqual([])
    const expected = { saves: [], setAside: [{ file: `${broken}.ctmatch`, reason: 'file-unreadable' }] }
    expect(await store.list({ only: 'unreadable' })).toEqual(expected)
    expect((await store.list({ limit: 3 })).setAside).toEqual(expected.setAside)
  })

  it('looks at a file once for two lists at the same time, and sets it aside once', async () => {
    const store = await filled(20)
    await writeFile(store.folder.fileOf(idOfCopy(5)), 'not a save')
    await writeOldFile(join(store.folder.path, 'By Hand.ctmatch'), await readFile(store.folder.fileOf(idOfCopy(1))))
    const reads = vi.spyOn(store.folder, 'read')
    const lists = await Promise.all([store.list(), store.list({ only: 'unreadable' }), store.list()])
    expect(lists.map(({ saves }) => saves.length)).toEqual([20, 0, 20])
    expect(lists.map(({ setAside }) => setAside.length)).toEqual([1, 1, 1])
    expect(reads).toHaveBeenCalledTimes(21)
  })
})

describe('many files', () => {
  it('are read a few at a time', async () => {
    const store = await filled(100)
    let [running, most] = [0, 0]
    const { read } = store.folder
    vi.spyOn(store.folder, 'read').mockImplementation(async (id) => {
      running++
      most = Math.max(most, running)
      return read.call(store.folder, id).finally(() => running--)
    })
    expect((await store.list()).saves).toHaveLength(100)
    expect(most).toBeLessThanOrEqual(8)
  })
})

describe.skipIf(!canMount)('on a disk of its own', () => {
  let disk: SmallDisk
  afterEach(() => disk?.remove())

  it('100 000 files that are no saves hide none', async () => {
    disk = smallDisk(4096)
    const folder = join(disk.path, 'saves')
    mkdirSync(folder)
    for (let i = 0; i < 100_000; i++) writeFileSync(join(folder, `note-${i}.txt`), '')
    await copyManySaves(folder, 20)
    const store = await storeIn(disk.path)
    expect((await store.list({ limit: 5 })).saves).toHaveLength(5)
    expect(await store.list()).toMatchObject({ saves: { length: 20 }, setAside: [] })
  })

  it('a read-only folder is listed, with the files that cannot be moved', async () => {
    disk = smallDisk(4096)
    const folder = join(disk.path, 'saves')
    await copyManySaves(folder, 30)
    await writeOldFile(join(folder, 'By Hand.ctmatch'), readFileSync(join(folder, `${idOfCopy(0)}.ctmatch`)))
    await writeOldFile(join(folder, `${idOfCopy(40)}.ctmatch`), 'not a save')
    disk.setReadOnly(true)
    const store = await storeIn(disk.path)
    for (let time = 0; time < 2; time++) {
      const { saves, setAside } = await store.list()
      expect(saves).toHaveLength(30)
      expect(setAside).toEqual([
        { file: `${idOfCopy(40)}.ctmatch`, reason: 'file-unreadable' },
        { file: 'By Hand.ctmatch', reason: 'save-failed' },
      ])
    }
    disk.setReadOnly(false)
    expect((await store.list()).saves).toHaveLength(31)
  })
})
