import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openHeadlessHost } from '../fixtures/headlessHost.ts'
import { cupsStore, playInto, saveCups } from '../testkit/cupsMatches.ts'
import { holdFolder } from '../testkit/folderHolder.ts'
import { freshFolder } from '../testkit/folders.ts'

const IN_USE = { problem: { code: 'folder-in-use' } }

it('a second host on one data folder does not start, and names the folder and the process', async () => {
  const data = await freshFolder()
  const saves = join(data, 'saves')
  await mkdir(saves)
  const { pid } = await holdFolder(saves)
  const reason = { code: 'held-by-process', facts: { process: String(pid) } }
  await expect(openHeadlessHost(data)).rejects.toMatchObject({
    problem: { code: 'folder-in-use', file: saves, reason },
  })
})

it('a host starts after another was killed on its data folder', async () => {
  const data = await freshFolder()
  await mkdir(join(data, 'saves'))
  await (await holdFolder(join(data, 'saves'))).kill()
  await (await openHeadlessHost(data)).close()
})

it('a store that another process uses can be read, and nothing is written there', async () => {
  const folder = await freshFolder()
  const own = await cupsStore(folder)
  const id = await saveCups(own)
  await own.closeAll()
  const other = await holdFolder(folder)
  expect((await own.peek(id)).match.entries).toEqual([])
  const before = await readdir(folder)
  await expect(saveCups(own)).rejects.toMatchObject(IN_USE)
  await expect(own.open(id)).rejects.toMatchObject(IN_USE)
  await expect(own.rename(id, 'Mine')).rejects.toMatchObject(IN_USE)
  await expect(own.remove(id)).rejects.toMatchObject(IN_USE)
  expect(await readdir(folder)).toEqual(before)
  await other.kill()
  await playInto(await own.open(id), 'north', { kind: 'wink' })
  expect((await own.list()).saves).toMatchObject([{ id, moves: 1 }])
})

it('a store keeps its folder from the first write until it is closed', async () => {
  const folder = await freshFolder()
  const store = await cupsStore(folder)
  await saveCups(store)
  expect((await holdFolder(folder)).said).toBe('folder-in-use')
  await store.closeAll()
  expect((await holdFolder(folder)).said).toBe('held')
})
