import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { archiveFaults, filesIn, tableOfContents } from './archive.ts'

const GOOD = { files: { 'package.json': {}, out: { files: { main: { files: { 'main.js': {} } } } } } }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'))
  await mkdir(join(folder, 'resources'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Writes an asar with this header and no contents; returns the header's hash. */
async function packed(table: object): Promise<string> {
  const text = Buffer.from(JSON.stringify(table))
  const prefix = Buffer.alloc(16)
  prefix.writeUInt32LE(4, 0)
  prefix.writeUInt32LE(text.length + 8, 4)
  prefix.writeUInt32LE(text.length + 4, 8)
  prefix.writeUInt32LE(text.length, 12)
  await writeFile(join(folder, 'resources', 'app.asar'), Buffer.concat([prefix, text, Buffer.from('contents')]))
  return createHash('sha256').update(text).digest('hex')
}

describe('the asar', () => {
  it('has a readable header', async () => {
    await packed(GOOD)
    const table = await tableOfContents(join(folder, 'resources', 'app.asar'))
    expect(filesIn(table)).toEqual(['package.json', 'out/main/main.js'])
  })

  it('contains the program and nothing else', async () => {
    const app = { folder, platform: 'linux', name: 'captains-table' } as const
    await packed(GOOD)
    expect(await archiveFaults(app)).toEqual([])
    await packed({ files: { ...GOOD.files, node_modules: { files: { zod: { files: { 'index.js': {} } } } } } })
    expect(await archiveFaults(app)).toEqual(['node_modules/zod/index.js does not belong into the archive'])
  })

  it('has its hash stored in the Windows executable', async () => {
    const app = { folder, platform: 'win32', name: 'game' } as const
    const hash = await packed(GOOD)
    await writeFile(join(folder, 'game.exe'), `…${hash}…`)
    expect(await archiveFaults(app)).toEqual([])
    await packed({ files: { 'package.json': { size: 1 } } })
    expect(await archiveFaults(app)).toEqual(['Electron was not told the hash of the archive'])
  })
})
