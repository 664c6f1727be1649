/** Tests of the files for Flatpak by the linters of their formats. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { TESTS_FOLDER } from '../debian/installedProgram.ts'
import { FILES, FLATPAK_ID } from '../product.ts'
import { writeFlatpak } from './flatpak.ts'
import { BESIDE } from './manifest.ts'

const folder = await writeFlatpak(TESTS_FOLDER)
const home = await mkdtemp(join(tmpdir(), 'flatpak-'))
afterAll(() => rm(home, { recursive: true }))

const run = (command: string, ...args: readonly string[]) =>
  spawnSync(command, args, { cwd: folder, encoding: 'utf8', env: { ...process.env, HOME: home } })

describe('the files for Flatpak', () => {
  it('are a manifest that flatpak-builder reads', () => {
    const { status, stdout } = run('flatpak-builder', '--show-manifest', `${FLATPAK_ID}.json`)
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ id: FLATPAK_ID, modules: [{ buildsystem: 'simple' }] })
  })

  it('name every source, with the hash of the tar.gz', () => {
    const state = `--state-dir=${join(home, 'state')}`
    const answer = run('flatpak-builder', '--download-only', state, join(home, 'build'), `${FLATPAK_ID}.json`)
    expect(answer).toMatchObject({ status: 0 })
  })

  it('have a menu entry that desktop-file-validate accepts', () => {
    expect(run('desktop-file-validate', BESIDE.desktop)).toMatchObject({ status: 0, stdout: '' })
  })

  it('have metainfo that appstreamcli accepts', () => {
    expect(run('appstreamcli', 'validate', '--no-net', BESIDE.metainfo)).toMatchObject({ status: 0 })
  })

  it('register the kinds of file', async () => {
    const packages = join(home, 'mime', 'packages')
    mkdirSync(packages, { recursive: true })
    await cp(join(folder, BESIDE.types), join(packages, 'types.xml'))
    expect(run('update-mime-database', join(home, 'mime'))).toMatchObject({ status: 0 })
    const known = readFileSync(join(home, 'mime', 'globs2'), 'utf8')
    for (const { mimeType, extension } of FILES) expect(known).toContain(`${mimeType}:*.${extension}`)
  })
})
