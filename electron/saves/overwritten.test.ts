import { copyFile, readdir, readFile, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cupsStore, playInto, saveCups } from '../testkit/cupsMatches.ts'
import { freshFolder } from '../testkit/folders.ts'
import type { OpenedMatch, Store } from './store.ts'

/** Returns an open match of 40 turns with five moves. */
async function fiveMoves() {
  const folder = await freshFolder()
  const store = await cupsStore(folder)
  const id = await saveCups(store, { turns: 40 })
  const opened = await store.open(id)
  await playMoves(opened, 5)
  return { folder, store, id, opened, path: store.folder.fileOf(id) }
}

async function playMoves(opened: OpenedMatch, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await playInto(opened, opened.match.awaiting()[0] ?? '', { kind: 'roll' })
}

async function movesAfterRestart(folder: string, id: string): Promise<number> {
  return (await (await cupsStore(folder)).open(id)).match.entries.length
}

async function originalsOf({ folder }: Store): Promise<string[]> {
  return readdir(folder.originals).catch(() => [])
}

describe('a save that is overwritten while its match is open', () => {
  it('loses no move when an older copy replaces it', async () => {
    const { folder, store, id, opened, path } = await fiveMoves()
    const copy = join(folder, 'copy')
    await copyFile(path, copy)
    await playMoves(opened, 10)
    await copyFile(copy, path)
    await playMoves(opened, 10)
    await store.closeAll()
    expect(await movesAfterRestart(folder, id)).toBe(25)
    const [kept = ''] = await originalsOf(store)
    expect(await readFile(join(store.folder.originals, kept))).toEqual(await readFile(copy))
  })

  it('loses no move when it is truncated', async () => {
    const { folder, store, id, opened, path } = await fiveMoves()
    await truncate(path)
    await playMoves(opened, 6)
    await store.closeAll()
    expect(await movesAfterRestart(folder, id)).toBe(11)
  })

  it('continues if a plain file has the name of the folder for originals', async () => {
    const { folder, store, id, opened, path } = await fiveMoves()
    await writeFile(store.folder.originals, 'a note')
    await writeFile(path, 'overwritten')
    await playMoves(opened, 6)
    await store.closeAll()
    expect(await movesAfterRestart(folder, id)).toBe(11)
    expect(await readFile(store.folder.originals, 'utf8')).toBe('a note')
    expect(await readFile(join(`${store.folder.originals}-2`, `${id}.ctmatch`), 'utf8')).toBe('overwritten')
  })

  it.skipIf(process.platform === 'win32')('continues if a link there leads nowhere', async () => {
    const { folder, store, id, opened, path } = await fiveMoves()
    await symlink(join(folder, 'nowhere'), store.folder.originals)
    await truncate(path)
    await playMoves(opened, 1)
    await store.closeAll()
    expect(await movesAfterRestart(folder, id)).toBe(6)
  })

  it('is opened again, though damaged, if a plain file is there', async () => {
    const { folder, store, id, path } = await fiveMoves()
    await store.closeAll()
    await writeFile(store.folder.originals, 'a note')
    await truncate(path, (await readFile(path)).length - 3)
    expect(await movesAfterRestart(folder, id)).toBe(4)
  })

  it('is exported, copied and replayed with all its moves meanwhile', async () => {
    const { store, id, path } = await fiveMoves()
    await truncate(path)
    expect((await store.peek(id)).match.entries).toHaveLength(5)
    const copy = await store.copy(id, 'Copy')
    expect((await store.peek(copy.id)).match.entries).toHaveLength(5)
    expect((await store.list()).saves.map(({ moves }) => moves)).toEqual([5, 5])
  })
})
