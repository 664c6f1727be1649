import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { freshFolder } from '../testkit/folders.ts'
import { canMount, smallDisk } from '../testkit/smallDisk.ts'
import { isWritable } from './writable.ts'

it('a folder is writable, existing or new', async () => {
  const folder = await freshFolder()
  expect(isWritable(folder)).toBe(true)
  expect(isWritable(join(folder, 'new', 'inner'))).toBe(true)
})

it('a path below a file is not writable', async () => {
  const path = join(await freshFolder(), 'file')
  await writeFile(path, '')
  expect(isWritable(path)).toBe(false)
  expect(isWritable(join(path, 'inner'))).toBe(false)
})

it.runIf(canMount)('a read-only disk is not writable', () => {
  const disk = smallDisk(64)
  disk.setReadOnly(true)
  expect(isWritable(disk.path)).toBe(false)
  expect(isWritable(join(disk.path, 'inner'))).toBe(false)
  disk.remove()
})
