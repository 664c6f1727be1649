import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeChecksums } from './checksums.ts'

it('covers the published files and no files of the build', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sums-'))
  await writeFile(join(folder, 'game.deb'), 'abc')
  await writeFile(join(folder, 'builder-debug.yml'), '')
  await mkdir(join(folder, 'linux-unpacked'))
  expect(await writeChecksums(folder)).toEqual(['game.deb'])
  expect(await writeChecksums(folder)).toEqual(['game.deb'])
  expect(await readFile(join(folder, 'SHA256SUMS'), 'utf8')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  game.deb\n',
  )
  await rm(folder, { recursive: true })
})
