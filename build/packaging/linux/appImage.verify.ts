/** Tests of the AppImage: its content, and the program in the oldest Debian that Electron supports and in a newer one. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { startVirtualDisplay } from '../../electron/virtualDisplay.ts'
import { filesUnder } from '../debian/difference.ts'
import { launcherOf, packageIn, TESTS_FOLDER } from '../debian/installedProgram.ts'
import { fuseFaults, readFuses } from '../electron/fuses.ts'
import { FILES, TITLE, UNIX_NAME } from '../product.ts'
import { describeInReleases, PLACE } from './bareReleases.ts'

const file = packageIn(TESTS_FOLDER, 'AppImage')
const inside = `${PLACE}/${basename(file)}`
const display = await startVirtualDisplay()
const folder = await mkdtemp(join(tmpdir(), 'appimage-'))
const unpacked = join(folder, 'squashfs-root')

afterAll(async () => {
  await rm(folder, { recursive: true })
  display.stop()
})

describe('the AppImage', () => {
  it('bears the mark of type 2 in its header', () => {
    expect(readFileSync(file).toString('latin1', 8, 11)).toBe('AI\x02')
  })

  it('unpacks itself', () => {
    expect(spawnSync(file, ['--appimage-extract'], { cwd: folder, encoding: 'utf8' })).toMatchObject({ status: 0 })
    for (const name of ['AppRun', UNIX_NAME, '.DirIcon', 'LICENSES.txt', 'resources/app.asar']) {
      expect(existsSync(join(unpacked, name)), name).toBe(true)
    }
  })

  it('has a valid desktop entry that takes files', () => {
    const entry = join(unpacked, `${UNIX_NAME}.desktop`)
    const text = readFileSync(entry, 'utf8')
    expect(text).toContain(`Name=${TITLE}\n`)
    expect(text).toContain('Exec=AppRun %U\n')
    expect(text).toContain(`MimeType=${FILES.map(({ mimeType }) => `${mimeType};`).join('')}\n`)
    expect(spawnSync('desktop-file-validate', [entry], { encoding: 'utf8' })).toMatchObject({ status: 0, stdout: '' })
  })

  it('has every fuse set as configured', async () => {
    expect(fuseFaults(await readFuses(join(unpacked, UNIX_NAME)), 'tests')).toEqual([])
  })
})

describeInReleases({
  file,
  archive: /^\/tmp\/appimage_extracted_\w+\/resources\/app\.asar$/,
  launcher: (debian) => launcherOf(debian, display, { APPIMAGE_EXTRACT_AND_RUN: '1' }, inside),
  // A desktop passes addresses to an AppImage.
  passed: (path) => pathToFileURL(path).href,
  folder: `${PLACE}/squashfs-root`,
  place: async (debian) => {
    debian.copyIn(file, inside)
    debian.sudo('env', `--chdir=${PLACE}`, inside, '--appimage-extract')
  },
  more: (debianOf) => {
    it('removes its temporary folder at the end', async () => {
      const left = () => readdirSync(join(debianOf().path, 'tmp')).filter((name) => name.startsWith('appimage'))
      await expect.poll(left, { timeout: 20_000 }).toEqual([])
    })

    it.skipIf(!existsSync('/dev/fuse'))('mounts by FUSE the same files, until its end', async () => {
      const debian = debianOf()
      const mounting = spawn('chroot', [debian.path, inside, '--appimage-mount'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const [mount] = await once(createInterface(mounting.stdout), 'line')
      const place = join(debian.path, mount)
      expect(await filesUnder(place)).toEqual(await filesUnder(unpacked))
      mounting.kill()
      await expect.poll(() => existsSync(place), { timeout: 20_000 }).toBe(false)
    })
  },
})
