/** Tests of the Debian packages, installed into a minimal system and run by an ordinary user. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { startVirtualDisplay } from '../../electron/virtualDisplay.ts'
import { fuseFaults, readFuses } from '../electron/fuses.ts'
import { FILES, INSTALLED_FOLDER, MATCH_FILE, UNIX_NAME } from '../product.ts'
import { DebianRoot, PLAYER } from './debianRoot.ts'
import { differingBytes, filesUnder } from './difference.ts'
import { builtPackages, FLAGS, launcherOf } from './installedProgram.ts'
import { processesFrom } from './processes.ts'
import { describeProgram, ended, exitOf, savesOnDisk } from './programFacts.ts'

const packages = builtPackages()

const display = await startVirtualDisplay()
const debian = await DebianRoot.make()
const executable = join(debian.path, INSTALLED_FOLDER, UNIX_NAME)

afterAll(async () => {
  await debian.remove()
  display.stop()
})

describe('the Debian package', () => {
  it('declares all its dependencies', async () => {
    await debian.install(packages.tests)
    expect(debian.sudo('ldd', `${INSTALLED_FOLDER}/${UNIX_NAME}`)).not.toContain('not found')
  })

  it('is installed unchanged', () => {
    expect(debian.sudo('dpkg', '--verify', UNIX_NAME)).toBe('')
    expect(debian.sudo('readlink', '-f', `/usr/bin/${UNIX_NAME}`).trim()).toBe(`${INSTALLED_FOLDER}/${UNIX_NAME}`)
  })

  it('has a valid desktop entry among the games that takes a file', () => {
    const entry = join(debian.path, 'usr/share/applications', `${UNIX_NAME}.desktop`)
    const text = readFileSync(entry, 'utf8')
    expect(text).toContain(`Exec=${INSTALLED_FOLDER}/${UNIX_NAME} %f\n`)
    expect(text).toContain(`MimeType=${FILES.map(({ mimeType }) => `${mimeType};`).join('')}\n`)
    expect(text).toContain(`StartupWMClass=${UNIX_NAME}\n`)
    if (spawnSync('desktop-file-validate', ['--version']).error) return
    expect(spawnSync('desktop-file-validate', [entry], { encoding: 'utf8' }).stdout).toBe('')
  })

  it('registers the types of matches, replays and maps', () => {
    const types = readFileSync(join(debian.path, 'usr/share/mime/globs2'), 'utf8')
    for (const { mimeType, extension } of FILES) expect(types).toContain(`${mimeType}:*.${extension}`)
  })

  it('contains icons and licences', () => {
    for (const size of [16, 48, 256]) {
      const icon = join(debian.path, `usr/share/icons/hicolor/${size}x${size}/apps/${UNIX_NAME}.png`)
      expect(existsSync(icon)).toBe(true)
    }
    const licences = readFileSync(join(debian.path, INSTALLED_FOLDER, 'LICENSES.txt'), 'utf8')
    for (const part of ['electron', 'Chromium', 'react', 'three']) expect(licences).toMatch(new RegExp(`\n${part} `))
    expect(existsSync(join(debian.path, INSTALLED_FOLDER, 'LICENSES.chromium.html'))).toBe(true)
  })

  it('has Chromium’s texts in two languages', () => {
    expect(readdirSync(join(debian.path, INSTALLED_FOLDER, 'locales')).sort()).toEqual(['en-US.pak', 'ru.pak'])
  })

  it('has every fuse set as configured', async () => {
    expect(fuseFaults(await readFuses(executable), 'tests')).toEqual([])
  })
})

describeProgram('the installed program', () => ({
  debian,
  file: packages.tests,
  archive: new RegExp(`^${INSTALLED_FOLDER}/resources/app\\.asar$`),
  passed: (path) => path,
  launcher: () => launcherOf(debian, display),
}))

describe('the players’ edition installed over it', () => {
  it('differs from the tests’ edition by one fuse only', async () => {
    const folder = join(debian.path, INSTALLED_FOLDER)
    const [before, testsExecutable] = [await filesUnder(folder), await readFile(executable)]
    await debian.install(packages.players)
    const after = await filesUnder(folder)
    const paths = new Set([...before.keys(), ...after.keys()])
    expect([...paths].filter((path) => before.get(path) !== after.get(path))).toEqual([UNIX_NAME])
    expect(differingBytes(testsExecutable, await readFile(executable))).toBe(1)
    expect(fuseFaults(await readFuses(executable), 'players')).toEqual([])
  })

  it('keeps the saves', () => {
    expect(savesOnDisk(debian)).toHaveLength(2)
  })

  it('runs as an ordinary user, with its page in the sandbox', async () => {
    const program = spawn(await launcherOf(debian, display), FLAGS)
    const renderers = () => processesFrom(program.pid ?? 0).filter(({ type }) => type === 'renderer')
    await expect.poll(() => renderers().length, { timeout: 60_000 }).toBeGreaterThan(0)
    await expect
      .poll(() => renderers().every(({ isFiltered, isApart }) => isFiltered && isApart), { timeout: 20_000 })
      .toBe(true)
    expect(new Set(processesFrom(program.pid ?? 0).map(({ uid }) => uid))).toEqual(new Set([PLAYER.id]))
    await ended(program)
  })

  it('cannot be run as Node', async () => {
    await writeFile(debian.home('planted.cjs'), "require('fs').writeFileSync('/home/player/ran', '')")
    const env = { ELECTRON_RUN_AS_NODE: '1', NODE_OPTIONS: '--require=/home/player/planted.cjs' }
    const program = spawn(await launcherOf(debian, display, env), [...FLAGS, '-e', 'process.exit(7)'])
    await sleep(6000)
    expect(program.exitCode).toBeNull()
    expect(existsSync(debian.home('ran'))).toBe(false)
    await ended(program)
  })

  it('cannot be debugged', async () => {
    const program = spawn(await launcherOf(debian, display), [...FLAGS, '--inspect=0'])
    let said = ''
    program.stderr.on('data', (text) => {
      said += text
    })
    await sleep(6000)
    expect(program.exitCode).toBeNull()
    // Node opens its inspector at this signal.
    program.kill('SIGUSR1')
    await sleep(2000)
    expect(said).not.toMatch(/Debugger listening/)
    await ended(program)
  })

  it('refuses to start with flags that disable its protections', async () => {
    const program = spawn(await launcherOf(debian, display), [...FLAGS, '--remote-debugging-port=0'])
    expect(await exitOf(program)).toBe(2)
  })

  it('does not run another program from a folder', async () => {
    await writeFile(debian.home('package.json'), '{"main":"planted.cjs"}')
    const program = spawn(await launcherOf(debian, display), [...FLAGS, '/home/player'])
    await sleep(6000)
    expect(program.exitCode).toBeNull()
    expect(existsSync(debian.home('ran'))).toBe(false)
    await ended(program)
  })

  it('leaves only the saves when it is removed', () => {
    debian.sudo('apt-get', 'purge', '--yes', '--quiet', UNIX_NAME)
    expect(existsSync(join(debian.path, INSTALLED_FOLDER))).toBe(false)
    for (const left of [`usr/bin/${UNIX_NAME}`, `usr/share/applications/${UNIX_NAME}.desktop`]) {
      expect(existsSync(join(debian.path, left))).toBe(false)
    }
    expect(readFileSync(join(debian.path, 'usr/share/mime/globs2'), 'utf8')).not.toContain(MATCH_FILE.extension)
    expect(savesOnDisk(debian)).toHaveLength(2)
  })
})
