import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAppImageTools, missingForAppImage } from './appImageTools.ts'

describe.skipIf(process.platform !== 'linux' || missingForAppImage().length > 0)('an AppImage made here', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'runtime-'))
  const image = join(folder, 'small.AppImage')
  const places = () => readdirSync(folder).filter((name) => /^(\.mount|appimage)_/.test(name))
  const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    spawnSync(image, args, { cwd: folder, encoding: 'utf8', env: { PATH: '/usr/bin:/bin', TMPDIR: folder, ...env } })

  beforeAll(async () => {
    const [tools, app] = [join(folder, 'tools'), join(folder, 'app')]
    await makeAppImageTools(tools)
    mkdirSync(join(app, 'deep'), { recursive: true })
    writeFileSync(join(app, 'AppRun'), '#!/bin/sh\necho "$@|$APPIMAGE|$ARGV0|$OWD"\ncat "$APPDIR/link"\nexit 7\n')
    chmodSync(join(app, 'AppRun'), 0o755)
    writeFileSync(join(app, 'deep', 'text'), 'aye aye\n')
    writeFileSync(join(app, 'deep', 'large'), Buffer.alloc(3_000_000, 'sea'))
    writeFileSync(join(app, 'empty'), '')
    symlinkSync('deep/text', join(app, 'link'))
    const runtime = readFileSync(join(tools, 'runtimes', 'runtime-x64'))
    const options = [
      '-offset',
      `${runtime.length}`,
      '-all-root',
      '-noappend',
      '-quiet',
      '-no-progress',
      '-comp',
      'zstd',
    ]
    expect(spawnSync(join(tools, 'mksquashfs'), [app, image, ...options])).toMatchObject({ status: 0 })
    writeFileSync(image, Buffer.concat([runtime, readFileSync(image).subarray(runtime.length)]))
    chmodSync(image, 0o755)
  }, 60_000)
  afterAll(() => rm(folder, { recursive: true }))

  it('bears the mark of type 2', () => {
    expect(readFileSync(image).toString('latin1', 8, 11)).toBe('AI\x02')
  })

  it.each([
    [['--appimage-extract-and-run', 'a', 'b c'], {}],
    [['a', 'b c'], { APPIMAGE_EXTRACT_AND_RUN: '1' }],
    [['a', 'b c'], {}],
  ])('starts its AppRun with all other arguments, and leaves nothing behind: %j %j', async (args, env) => {
    const { status, stdout } = run(args, env)
    expect(stdout).toBe(`a b c|${image}|${image}|${folder}\naye aye\n`)
    expect(status).toBe(7)
    await expect.poll(places, { timeout: 10_000 }).toEqual([])
  })

  it('unpacks every file and link', () => {
    expect(run(['--appimage-extract'])).toMatchObject({ status: 0, stdout: 'squashfs-root\n' })
    expect(spawnSync('diff', ['-r', '--no-dereference', 'app', 'squashfs-root'], { cwd: folder })).toMatchObject({
      status: 0,
    })
    expect(existsSync(join(folder, 'squashfs-root', 'empty'))).toBe(true)
  })

  it('refuses to overwrite an unpacked folder', () => {
    expect(run(['--appimage-extract'])).toMatchObject({ status: 127, stderr: expect.stringContaining('File exists') })
  })

  it('refuses an option that it does not know', () => {
    expect(run(['--appimage-updat'])).toMatchObject({ status: 2, stderr: expect.stringContaining('no option') })
  })

  it('says that its image is cut off', () => {
    const cut = join(folder, 'cut.AppImage')
    const offset = Number(run(['--appimage-offset']).stdout)
    writeFileSync(cut, readFileSync(image).subarray(0, offset + 200), { mode: 0o755 })
    expect(spawnSync(cut, [], { encoding: 'utf8', env: { TMPDIR: folder } })).toMatchObject({
      status: 127,
      stderr: expect.stringMatching(/mount|squash/i),
    })
  })
})
