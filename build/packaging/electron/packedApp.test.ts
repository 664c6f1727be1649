import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emptyElectron } from './packedApp.ts'

it('leaves out Electron’s own app and the compilers for WebGPU', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'packed-'))
  await mkdir(join(folder, 'resources'))
  const parts = ['electron.exe', 'dxcompiler.dll', 'dxil.dll', 'd3dcompiler_47.dll', 'resources/default_app.asar']
  for (const part of parts) await writeFile(join(folder, part), '')
  await emptyElectron({ folder, platform: 'win32', name: 'Game' })
  expect((await readdir(folder, { recursive: true })).sort()).toEqual([
    'd3dcompiler_47.dll',
    'electron.exe',
    'resources',
  ])
  await rm(folder, { recursive: true })
})
