import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packDeb } from './debPacker.ts'

const hasDpkg = spawnSync('dpkg-deb', ['--version']).status === 0
const dpkg = (...args: readonly string[]) => spawnSync('dpkg-deb', args, { encoding: 'utf8' }).stdout

describe.runIf(hasDpkg)('a Debian package', () => {
  let folder: string
  let output: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deb-test-'))
    output = join(folder, 'game.deb')
    await mkdir(join(folder, 'unpacked', 'resources'), { recursive: true })
    await writeFile(join(folder, 'unpacked', 'game'), '#!/bin/sh\n', { mode: 0o700 })
    await writeFile(join(folder, 'unpacked', 'resources', 'app.asar'), 'x'.repeat(3000), { mode: 0o600 })
    await symlink('game', join(folder, 'unpacked', 'play'))
    await writeFile(join(folder, 'script'), '#!/bin/sh\nexit 0\n')
    await packDeb({
      output,
      compression: 'gzip',
      control: [
        ['Package', 'game'],
        ['Version', '1.0'],
        ['Architecture', 'amd64'],
        ['Maintainer', 'A <a@b.example>'],
        ['Description', 'A game'],
      ],
      scripts: { postinst: join(folder, 'script') },
      installed: [
        { from: `${join(folder, 'unpacked')}/`, to: '/opt/game' },
        { from: join(folder, 'script'), to: '/usr/share/doc/game/copyright' },
      ],
    })
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('is owned by root and readable by all, whichever user packed it', () => {
    const listed = dpkg('--contents', output)
    expect(listed).toMatch(/^-rwxr-xr-x root\/root .* \.\/opt\/game\/game$/m)
    expect(listed).toMatch(/^-rw-r--r-- root\/root .* \.\/opt\/game\/resources\/app\.asar$/m)
    expect(listed).toMatch(/^-rw-r--r-- root\/root .* \.\/usr\/share\/doc\/game\/copyright$/m)
    expect(listed).toContain('./opt/game/play -> game')
  })

  it('contains its installed size, scripts and checksums', () => {
    expect(dpkg('--field', output, 'Installed-Size').trim()).toBe('3')
    const control = dpkg('--info', output)
    expect(control).toMatch(/postinst/)
    expect(dpkg('--info', output, 'md5sums')).toMatch(/^[0-9a-f]{32} {2}opt\/game\/resources\/app\.asar$/m)
  })
})
