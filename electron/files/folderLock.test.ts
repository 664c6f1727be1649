import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { holdFolder } from '../testkit/folderHolder.ts'
import { freshFolder } from '../testkit/folders.ts'
import { lockFolder } from './folderLock.ts'

const held = (folder: string, pid: number | undefined) => ({
  problem: { code: 'folder-in-use', file: folder, reason: { facts: { process: String(pid) } } },
})

it('keeps another process out, and names the folder and the process that holds it', async () => {
  const folder = await freshFolder()
  const { pid } = await holdFolder(folder)
  await expect(lockFolder(folder)).rejects.toMatchObject(held(folder, pid))
})

it('ends with its process, also one that is killed', async () => {
  const folder = await freshFolder()
  await (await holdFolder(folder)).kill()
  const unlock = await lockFolder(folder)
  await unlock()
})

it('holds whatever path leads to the folder, and no other folder', async () => {
  const parent = await freshFolder()
  const [folder, other, link] = [join(parent, 'data'), join(parent, 'other'), join(parent, 'link')]
  await mkdir(folder)
  await mkdir(other)
  await symlink(folder, link, 'junction')
  const { pid } = await holdFolder(folder)
  await expect(lockFolder(link)).rejects.toMatchObject(held(folder, pid))
  await (await lockFolder(other))()
})

it('is shared within a process, and released with its last user', async () => {
  const folder = await freshFolder()
  const [one, two] = [await lockFolder(folder), await lockFolder(folder)]
  await one()
  expect((await holdFolder(folder)).said).toBe('folder-in-use')
  await two()
  expect((await holdFolder(folder)).said).toBe('held')
})
