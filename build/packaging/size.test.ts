import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bareSizeOf, printSizes, refuseIfLarge, sizeOf } from './size.ts'

const MEGABYTE = 1024 * 1024
const bareElectron = 300 * MEGABYTE

it('counts every file once, and of bare Electron only the game’s languages', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'size-'))
  await mkdir(join(folder, 'locales'))
  await writeFile(join(folder, 'program'), 'x'.repeat(1000))
  await writeFile(join(folder, 'locales', 'ru.pak'), 'x'.repeat(24))
  await writeFile(join(folder, 'locales', 'fr.pak'), 'x'.repeat(100))
  await symlink('program', join(folder, 'link'))
  expect(await sizeOf(folder)).toBe(1124)
  expect(await bareSizeOf(folder)).toBe(1024)
  await rm(folder, { recursive: true })
})

it('allows exactly 20 MB above Electron', () => {
  const installed = bareElectron + 20 * MEGABYTE
  expect(() => refuseIfLarge({ installed, bareElectron })).not.toThrow()
  expect(() => refuseIfLarge({ installed: installed + 1, bareElectron })).toThrow(/20\.0 MB above bare Electron/)
})

it('states the difference', () => {
  expect(printSizes({ installed: bareElectron - MEGABYTE, bareElectron })).toBe(
    'installed 299.0 MB, 1.0 MB below bare Electron (300.0 MB)',
  )
})
