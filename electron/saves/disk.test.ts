import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { defaultSettings } from '../contract/ipc.ts'
import { Refused } from '../contract/refused.ts'
import { writeAtomic } from '../files/atomicFile.ts'
import { silentLog } from '../files/log.ts'
import { SettingsFile } from '../files/settingsFile.ts'
import { cupsStore, onlyCups, playInto, saveCups } from '../testkit/cupsMatches.ts'
import { freshFolder } from '../testkit/folders.ts'
import { canMount, type SmallDisk, smallDisk } from '../testkit/smallDisk.ts'
import { openStore, type Store } from './store.ts'

const full = { problem: { code: 'save-failed', detail: 'ENOSPC' } }
const readOnly = { problem: { code: 'save-failed', detail: 'EROFS' } }

let disk: SmallDisk
afterEach(() => disk?.remove())

/** Fills the disk except for a few hundred bytes. */
async function fill(folder: string): Promise<void> {
  for (const size of [4096, 256, 1]) {
    for (let i = 0; ; i++) {
      const written = await writeFile(join(folder, `filler-${size}-${i}`), Buffer.alloc(size)).catch(() => 'full')
      if (written === 'full') break
    }
  }
}

async function makeRoom(folder: string): Promise<void> {
  const fillers = (await readdir(folder)).filter((name) => name.startsWith('filler'))
  await Promise.all(fillers.map((name) => rm(join(folder, name))))
}

/** Returns a store on its own small disk, with an open match of two moves. */
async function begun(kilobytes: number) {
  disk = smallDisk(kilobytes)
  const store = await cupsStore(join(disk.path, 'saves'))
  const id = await saveCups(store)
  const opened = await store.open(id)
  await playInto(opened, 'north', { kind: 'roll' })
  await playInto(opened, 'south', { kind: 'roll' })
  return { store, id, opened }
}

/** Returns the number of moves that a restarted program finds. */
async function movesFound(id: string): Promise<number> {
  const other = await openStore({ folder: join(disk.path, 'saves'), games: onlyCups, log: silentLog, now: Date.now })
  return (await other.peek(id)).match.entries.length
}

/** Plays until the disk is full; returns the number of acknowledged moves. */
async function playUntilRefused(opened: Awaited<ReturnType<Store['open']>>): Promise<number> {
  for (;;) {
    try {
      await playInto(opened, opened.match.awaiting()[0] ?? '', { kind: 'wink' })
    } catch (error) {
      expect(error).toMatchObject(full)
      return opened.match.entries.length
    }
  }
}

describe.runIf(canMount)('on a full disk', () => {
  it('no acknowledged move is lost, and the match continues once there is space', async () => {
    const { id, opened } = await begun(64)
    await fill(disk.path)
    const acknowledged = await playUntilRefused(opened)
    expect(await movesFound(id)).toBe(acknowledged)
    await expect(playInto(opened, opened.match.awaiting()[0] ?? '', { kind: 'wink' })).rejects.toMatchObject(full)
    await makeRoom(disk.path)
    await playInto(opened, opened.match.awaiting()[0] ?? '', { kind: 'wink' })
    expect(await movesFound(id)).toBe(acknowledged + 1)
  })

  it('a new match, a copy, an export and a setting are refused with an error and leave no partial file', async () => {
    const { store, id } = await begun(64)
    const settings = await SettingsFile.open(join(disk.path, 'settings.json'), defaultSettings('en'), silentLog)
    await settings.change({ volume: 0.3 })
    const before = await readFile(join(disk.path, 'settings.json'), 'utf8')
    await fill(disk.path)
    await expect(saveCups(store)).rejects.toMatchObject(full)
    await expect(store.copy(id, 'Copy')).rejects.toMatchObject(full)
    await expect(writeAtomic(join(disk.path, 'out.ctmatch'), Buffer.alloc(9000))).rejects.toThrow('ENOSPC')
    await expect(settings.change({ volume: 0.9 })).rejects.toMatchObject(full)
    expect(settings.current.volume).toBe(0.3)
    expect(await readFile(join(disk.path, 'settings.json'), 'utf8')).toBe(before)
    expect((await store.list()).saves).toHaveLength(1)
    const files = await readdir(disk.path, { recursive: true })
    expect(files.filter((name) => name.endsWith('.tmp') || name.includes('out'))).toEqual([])
  })

  it('a damaged save is refused with an error and stays unchanged', async () => {
    const { store, id } = await begun(64)
    await store.close(id)
    const torn = (await readFile(store.folder.fileOf(id))).subarray(0, -9)
    await writeFile(store.folder.fileOf(id), torn)
    await fill(disk.path)
    await expect(store.open(id)).rejects.toMatchObject(full)
    expect(await readFile(store.folder.fileOf(id))).toEqual(torn)
    await makeRoom(disk.path)
    expect((await store.open(id)).match.entries).toHaveLength(1)
  })
})

describe.runIf(canMount)('on a disk that has become read-only', () => {
  it('every change is refused with an error, and saves can still be listed and watched', async () => {
    const { store, id, opened } = await begun(256)
    await store.close(id)
    disk.setReadOnly(true)
    await expect(store.open(id)).rejects.toMatchObject(readOnly)
    await expect(saveCups(store)).rejects.toMatchObject(readOnly)
    await expect(store.rename(id, 'Other')).rejects.toMatchObject(readOnly)
    await expect(store.remove(id)).rejects.toThrow('save-failed')
    expect((await store.list()).saves).toMatchObject([{ id, moves: 2 }])
    expect((await store.peek(id)).match.state).toEqual(opened.match.state)
    disk.setReadOnly(false)
    expect((await store.open(id)).match.entries).toHaveLength(2)
  })

  it('an unreadable file is reported in place', async () => {
    const { store } = await begun(256)
    await writeFile(store.folder.fileOf('20260101-000000-00'), 'Fifteen men')
    await store.closeAll()
    disk.setReadOnly(true)
    expect((await store.list()).setAside).toEqual([{ file: '20260101-000000-00.ctmatch', reason: 'file-unreadable' }])
  })

  it('the program starts without a folder for saves', async () => {
    disk = smallDisk(256)
    disk.setReadOnly(true)
    const store = await cupsStore(join(disk.path, 'saves'))
    expect(await store.list()).toEqual({ saves: [], setAside: [] })
    await expect(saveCups(store)).rejects.toBeInstanceOf(Refused)
  })
})

describe('a clock that was set back', () => {
  it.each([
    ['by a day', -86_400_000],
    ['to before 1970', -Date.UTC(2026, 0, 2)],
    ['to nonsense', Number.NaN],
  ])('%s loses nothing', async (_, jump) => {
    const folder = await freshFolder()
    let now = Date.UTC(2026, 0, 1)
    const open = () => openStore({ folder, games: onlyCups, log: silentLog, now: () => now })
    const store = await open()
    const id = await saveCups(store)
    const opened = await store.open(id)
    await playInto(opened, 'north', { kind: 'roll' })
    now += jump
    await playInto(opened, 'south', { kind: 'roll' })
    await store.rename(id, 'Later, or earlier')
    const another = await saveCups(store)
    await store.closeAll()
    expect((await (await open()).list()).saves.map((save) => save.id).sort()).toEqual([another, id].sort())
    const again = await (await open()).open(id)
    expect(again.match.entries).toHaveLength(2)
    expect(again.save.info.title).toBe('Later, or earlier')
    await again.save.close()
  })
})

describe('a data folder that disappears', () => {
  it('is created again with the next setting or match', async () => {
    const folder = join(await freshFolder(), 'data')
    await mkdir(folder)
    const settings = await SettingsFile.open(join(folder, 'settings.json'), defaultSettings('en'), silentLog)
    const store = await cupsStore(join(folder, 'saves'))
    await rm(folder, { recursive: true })
    await settings.change({ volume: 0.5 })
    const id = await saveCups(store)
    expect((await store.list()).saves).toMatchObject([{ id }])
    expect(JSON.parse(await readFile(join(folder, 'settings.json'), 'utf8'))).toMatchObject({ volume: 0.5 })
  })
})
