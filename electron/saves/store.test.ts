import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cupsStore, playInto, saveCups } from '../testkit/cupsMatches.ts'
import { freshFolder } from '../testkit/folders.ts'
import type { Store } from './store.ts'

/** Returns a save with four moves, the third of which replaces an undone one. */
async function playedSave(store: Store): Promise<string> {
  const id = await saveCups(store)
  const opened = await store.open(id)
  await playInto(opened, 'north', { kind: 'peek', cup: 2 })
  await playInto(opened, 'south', { kind: 'roll' })
  await playInto(opened, 'north', { kind: 'wink' })
  await opened.save.addUndo(2)
  opened.match.undo('north')
  await playInto(opened, 'north', { kind: 'roll' })
  await playInto(opened, 'south', { kind: 'wink' })
  await store.close(id)
  return id
}

async function statesOf(store: Store, id: string) {
  const { match } = await store.peek(id)
  return match.entries.map(({ after }) => after)
}

describe('a save', () => {
  it('restores its match to the same state, without undone moves', async () => {
    const folder = await freshFolder()
    const store = await cupsStore(folder)
    const id = await saveCups(store)
    const opened = await store.open(id)
    await playInto(opened, 'north', { kind: 'wink' })
    await opened.save.addUndo(0)
    opened.match.undo('north')
    await playInto(opened, 'north', { kind: 'roll' })
    await playInto(opened, 'south', { kind: 'peek', cup: 0 })
    await store.close(id)
    const again = await (await cupsStore(folder)).open(id)
    expect(again.match.state).toEqual(opened.match.state)
    expect(again.match.entries.map(({ move }) => move.kind)).toEqual(['roll', 'peek'])
  })

  it('can be continued after it was reopened', async () => {
    const store = await cupsStore(await freshFolder())
    const id = await playedSave(store)
    const opened = await store.open(id)
    await playInto(opened, 'south', { kind: 'roll' })
    await store.close(id)
    expect(await statesOf(store, id)).toHaveLength(5)
  })

  it('opens with names and titles of an earlier version that are not allowed today', async () => {
    const folder = await freshFolder()
    const store = await cupsStore(folder)
    const id = await saveCups(store)
    const { save } = await store.open(id)
    await save.addName('north', 'Nora\u200b')
    await save.rename('\u2800')
    await store.closeAll()
    const again = await cupsStore(folder)
    expect((await again.list()).saves).toMatchObject([{ id, title: '\u2800', seats: [{ name: 'Nora\u200b' }, {}] }])
    expect((await again.open(id)).save.summary.recovered).toBe(false)
  })

  it('stores how the match ended', async () => {
    const store = await cupsStore(await freshFolder())
    const id = await saveCups(store, { turns: 2 })
    const opened = await store.open(id)
    await playInto(opened, 'north', { kind: 'roll' })
    await playInto(opened, 'south', { kind: 'peek', cup: 0 })
    await store.close(id)
    const [save] = (await store.list()).saves
    expect(save?.outcome).toMatchObject({ winners: ['north'], reason: 'turns-over' })
  })

  it('is listed with its moves, open or closed', async () => {
    const folder = await freshFolder()
    const store = await cupsStore(folder)
    const id = await playedSave(store)
    const closed = (await store.list()).saves
    expect(closed).toMatchObject([{ id, title: 'Cups', moves: 4, condition: 'whole', outcome: null }])
    const opened = await store.open(id)
    expect((await store.list()).saves).toEqual(closed)
    await playInto(opened, 'south', { kind: 'roll' })
    expect((await store.list()).saves).toMatchObject([{ id, moves: 5 }])
    expect((await (await cupsStore(folder)).list()).saves).toMatchObject([{ id, moves: 5 }])
  })

  it('keeps a new title, open or closed', async () => {
    const folder = await freshFolder()
    const store = await cupsStore(folder)
    const id = await playedSave(store)
    expect(await store.rename(id, 'Первая')).toMatchObject({ id, title: 'Первая', moves: 4 })
    const opened = await store.open(id)
    expect(await store.rename(id, 'Second')).toMatchObject({ title: 'Second' })
    await playInto(opened, 'south', { kind: 'roll' })
    expect((await (await cupsStore(folder)).list()).saves).toMatchObject([{ id, title: 'Second', moves: 5 }])
  })

  it('has its new title before it is opened, removed or renamed again', async () => {
    const store = await cupsStore(await freshFolder())
    const id = await playedSave(store)
    const [first, second, opened] = await Promise.all([
      store.rename(id, 'First'),
      store.rename(id, 'Second'),
      store.open(id),
    ])
    expect([first.title, second.title, opened.save.summary.title]).toEqual(['First', 'Second', 'Second'])
    await store.close(id)
    await Promise.all([store.rename(id, 'Third'), store.remove(id)])
    expect((await store.list()).saves).toEqual([])
  })

  it('keeps its date when it is renamed', async () => {
    const store = await cupsStore(await freshFolder())
    const [older, newer] = [await playedSave(store), await playedSave(store)]
    await store.rename(older, 'Renamed last')
    expect((await store.list()).saves.map(({ id }) => id)).toEqual([newer, older])
  })

  it('is copied in its current state, and the copy does not change while the match continues', async () => {
    const store = await cupsStore(await freshFolder())
    const id = await playedSave(store)
    const opened = await store.open(id)
    const copy = await store.copy(id, 'Before the storm')
    await playInto(opened, 'south', { kind: 'roll' })
    expect(copy).toMatchObject({ title: 'Before the storm', moves: 4 })
    expect(copy.id).not.toBe(id)
    expect(await statesOf(store, copy.id)).toEqual((await statesOf(store, id)).slice(0, 4))
  })

  it('moves to the trash when it is removed', async () => {
    const folder = await freshFolder()
    const store = await cupsStore(folder)
    const id = await playedSave(store)
    const bytes = await readFile(store.folder.fileOf(id))
    await store.remove(id)
    expect((await store.list()).saves).toEqual([])
    expect(await readFile(join(store.folder.trash, `${id}.ctmatch`))).toEqual(bytes)
    await expect(store.open(id)).rejects.toThrow('no-such-save')
    await expect(store.remove(id)).rejects.toThrow('no-such-save')
  })

  it('can be opened only once at a time', async () => {
    const store = await cupsStore(await freshFolder())
    const id = await saveCups(store)
    await store.open(id)
    await expect(store.open(id)).rejects.toThrow('open already')
  })

  it('has the id of its file name: a copy made by hand is another save', async () => {
    const store = await cupsStore(await freshFolder())
    const id = await playedSave(store)
    const bytes = await readFile(store.folder.fileOf(id))
    await writeFile(join(store.folder.path, 'Моя партия.ctmatch'), bytes)
    const { saves } = await store.list()
    expect(saves).toHaveLength(2)
    for (const save of saves) expect(await statesOf(store, save.id)).toHaveLength(4)
  })

  it('leaves no temporary files', async () => {
    const folder = await freshFolder()
    await writeFile(join(folder, 'x.ctmatch.0a0b0c0d.tmp'), 'half a sa')
    const store = await cupsStore(folder)
    const id = await playedSave(store)
    await store.copy(id, 'Copy')
    expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })
})

describe('the folder of saves', () => {
  it('may be removed while the program runs: the list is empty, and the next match creates it again', async () => {
    const folder = await freshFolder()
    const store = await cupsStore(folder)
    await saveCups(store)
    await rm(store.folder.path, { recursive: true })
    expect(await store.list()).toEqual({ saves: [], setAside: [] })
    const id = await saveCups(store)
    expect((await store.list()).saves.map((save) => save.id)).toEqual([id])
  })

  it('is reported if it is not a folder', async () => {
    const store = await cupsStore(await freshFolder())
    await rm(store.folder.path, { recursive: true })
    await writeFile(store.folder.path, 'no folder')
    const gone = { problem: { code: 'save-failed', reason: { code: 'disk-gone', facts: { system: 'ENOTDIR' } } } }
    await expect(store.list()).rejects.toMatchObject(gone)
  })
})
