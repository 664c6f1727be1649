import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { precompress } from './precompress.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'precompress-'))
  await mkdir(join(folder, 'assets'))
})
afterEach(() => rm(folder, { recursive: true }))

it('writes a compressed copy beside large enough texts', async () => {
  const script = 'export const answer = 42\n'.repeat(100)
  await writeFile(join(folder, 'assets', 'page.js'), script)
  await writeFile(join(folder, 'assets', 'short.css'), 'body {}')
  await writeFile(join(folder, 'assets', 'ship.glb'), script)
  precompress(folder)
  expect((await readdir(join(folder, 'assets'))).sort()).toEqual(['page.js', 'page.js.gz', 'ship.glb', 'short.css'])
  expect(gunzipSync(await readFile(join(folder, 'assets', 'page.js.gz'))).toString()).toBe(script)
})
