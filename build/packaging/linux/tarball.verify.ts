/** Tests of the tar.gz, unpacked in the oldest Debian that Electron supports and in a newer one. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startVirtualDisplay } from '../../electron/virtualDisplay.ts'
import { launcherOf, packageIn, TESTS_FOLDER } from '../debian/installedProgram.ts'
import { fuseFaults, readFuses } from '../electron/fuses.ts'
import { UNIX_NAME } from '../product.ts'
import { describeInReleases, PLACE } from './bareReleases.ts'

const file = packageIn(TESTS_FOLDER, 'tar.gz')
const top = basename(file, '.tar.gz')
const inside = `${PLACE}/${top}`
const display = await startVirtualDisplay()
const folder = await mkdtemp(join(tmpdir(), 'tarball-'))

afterAll(async () => {
  await rm(folder, { recursive: true })
  display.stop()
})

describe('the tar.gz', () => {
  it('unpacks into one folder of its own name', () => {
    expect(spawnSync('tar', ['-xzf', file, '-C', folder])).toMatchObject({ status: 0 })
    for (const name of [UNIX_NAME, 'LICENSES.txt', 'resources/app.asar']) {
      expect(existsSync(join(folder, top, name)), name).toBe(true)
    }
  })

  it('has every fuse set as configured', async () => {
    expect(fuseFaults(await readFuses(join(folder, top, UNIX_NAME)), 'tests')).toEqual([])
  })
})

describeInReleases({
  file,
  archive: new RegExp(`^${inside}/resources/app\\.asar$`),
  launcher: (debian) => launcherOf(debian, display, {}, `${inside}/${UNIX_NAME}`),
  passed: (path) => path,
  folder: inside,
  place: async (debian) => debian.copyIn(join(folder, top), inside),
  more: () => {},
})
