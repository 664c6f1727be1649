/** Tests of the installer for Windows, run by wine. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startVirtualDisplay } from '../../electron/virtualDisplay.ts'
import { differingBytes, filesUnder } from '../debian/difference.ts'
import { fuseFaults, readFuses } from '../electron/fuses.ts'
import { FILES, MATCH_FILE, TITLES } from '../product.ts'
import {
  builtFor,
  CLASSES,
  DATA,
  EXECUTABLE,
  FLAGS,
  FOLDER,
  install,
  START_MENU,
  starter,
  UNINSTALL_KEY,
  uninstall,
} from './installed.ts'
import { compile, SCRIPTS } from './target.ts'
import { Wine } from './wine.ts'

const display = await startVirtualDisplay()
const wine = await Wine.make(display)
const work = await mkdtemp(join(tmpdir(), 'installer-verify-'))
afterAll(async () => {
  await wine.remove()
  display.stop()
  await rm(work, { recursive: true })
})

const players = builtFor('players')
const tests = builtFor('tests')
const folder = wine.path(FOLDER)
const shortcut = (title: string) => wine.path(`${START_MENU}\\${title}.lnk`)
const PATIENCE = { timeout: 60_000, interval: 500 }

describe('the installer', () => {
  it('installs every file silently for one user, and an uninstaller', async () => {
    expect(await install(wine, tests.installer)).toBe(0)
    const installed = new Map(await filesUnder(folder))
    expect(installed.delete('Uninstall.exe')).toBe(true)
    expect(installed).toEqual(await filesUnder(tests.unpacked))
  })

  it('adds the program to the Start menu', async () => {
    const bytes = await readFile(shortcut(TITLES.en))
    expect(bytes.includes(`${FOLDER}\\${EXECUTABLE}`)).toBe(true)
  })

  it('registers the types of matches, replays and maps', async () => {
    for (const { extension, programId, mimeType, descriptions } of FILES) {
      const type = await wine.registry(`${CLASSES}\\.${extension}`)
      expect(type.get(`${CLASSES}\\.${extension}`)).toBe(programId)
      expect(type.get(`${CLASSES}\\.${extension}\\Content Type`)).toBe(mimeType)
      const opened = await wine.registry(`${CLASSES}\\${programId}`)
      expect(opened.get(`${CLASSES}\\${programId}`)).toBe(descriptions.en)
      const command = `"${FOLDER}\\${EXECUTABLE}" "%1"`
      expect(opened.get(`${CLASSES}\\${programId}\\shell\\open\\command`)).toBe(command)
    }
  })

  it('adds the program to the list of programs, with its version, size and uninstaller', async () => {
    const entry = await wine.registry(UNINSTALL_KEY)
    const value = (name: string) => entry.get(`${UNINSTALL_KEY}\\${name}`)
    const { version } = JSON.parse(await readFile('package.json', 'utf8'))
    expect([value('DisplayName'), value('DisplayVersion')]).toEqual([TITLES.en, version])
    expect(value('UninstallString')).toBe(`"${FOLDER}\\Uninstall.exe"`)
    expect(value('QuietUninstallString')).toBe(`"${FOLDER}\\Uninstall.exe" /S`)
    expect(Number(value('EstimatedSize'))).toBeGreaterThan(200_000)
  })

  it('changes nothing while the program runs, and says so by its exit code', async () => {
    const program = spawn(await starter(wine), FLAGS, { stdio: 'ignore' })
    await expect.poll(() => existsSync(wine.path(`${DATA}\\logs`)), PATIENCE).toBe(true)
    const before = await stat(join(folder, 'resources', 'app.asar'))
    await uninstall(wine, FOLDER)
    // Both give up after half a minute.
    expect(await install(wine, players.installer)).toBe(3)
    expect(await stat(join(folder, 'resources', 'app.asar'))).toEqual(before)
    expect(existsSync(shortcut(TITLES.en))).toBe(true)
    await wine.run(['taskkill', '/F', '/IM', EXECUTABLE])
    await expect.poll(() => program.exitCode ?? program.signalCode, { timeout: 20_000 }).not.toBeNull()
  })
})

describe('the players’ edition installed over it', () => {
  it('differs from the tests’ edition by one fuse only', async () => {
    const [before, executable] = [await filesUnder(folder), await readFile(join(folder, EXECUTABLE))]
    expect(await install(wine, players.installer)).toBe(0)
    const after = await filesUnder(folder)
    const changed = [...after].filter(([path, hash]) => before.get(path) !== hash).map(([path]) => path)
    // The uninstaller contains its own version of the list of files.
    expect(changed.filter((path) => path !== 'Uninstall.exe')).toEqual([EXECUTABLE])
    expect(differingBytes(executable, await readFile(join(folder, EXECUTABLE)))).toBe(1)
    expect(fuseFaults(await readFuses(join(folder, EXECUTABLE)), 'players')).toEqual([])
  })
})

describe('the uninstaller', () => {
  it('leaves matches, and nothing else', async () => {
    await mkdir(wine.path(`${DATA}\\saves`), { recursive: true })
    await writeFile(wine.path(`${DATA}\\saves\\evening.ctmatch`), 'a match')
    await uninstall(wine, FOLDER)
    await expect.poll(() => existsSync(folder), PATIENCE).toBe(false)
    expect(existsSync(shortcut(TITLES.en))).toBe(false)
    await expect.poll(async () => (await wine.registry(UNINSTALL_KEY)).size, PATIENCE).toBe(0)
    for (const { extension, programId } of FILES) {
      expect((await wine.registry(`${CLASSES}\\.${extension}`)).size).toBe(0)
      expect((await wine.registry(`${CLASSES}\\${programId}`)).size).toBe(0)
    }
    expect(await readFile(wine.path(`${DATA}\\saves\\evening.ctmatch`), 'utf8')).toBe('a match')
  })
})

describe('an upgrade', () => {
  // Without spaces: wine would quote the argument, and the installer takes it without quotes.
  const chosen = 'C:\\Games\\Стол'

  /** Installs an older version that has a file which the current one has not. */
  async function installOlder(): Promise<number | null> {
    const files = join(work, 'older')
    await mkdir(join(files, 'old'), { recursive: true })
    for (const name of [EXECUTABLE, join('old', 'part.dll')]) await writeFile(join(files, name), 'older')
    const product = {
      description: 'Sea games',
      company: 'Founders',
      copyright: '',
      homepage: '',
      updatesFolder: 'none',
    }
    const output = join(work, 'older.exe')
    const version = { version: '0.1.0', versionNumbers: '0.1.0.0' }
    await compile(SCRIPTS.nsis, { folder: files, product: { ...product, ...version }, output, quick: true })
    return install(wine, output, { folder: chosen })
  }

  it('stays in the folder of the older version, and removes its files but not those of others', async () => {
    expect(await installOlder()).toBe(0)
    expect(existsSync(wine.path(`${chosen}\\old\\part.dll`))).toBe(true)
    await writeFile(wine.path(`${chosen}\\notes.txt`), 'not of the program')
    expect(await install(wine, players.installer)).toBe(0)
    expect(existsSync(wine.path(`${chosen}\\old`))).toBe(false)
    expect((await stat(wine.path(`${chosen}\\${EXECUTABLE}`))).size).toBeGreaterThan(1_000_000)
    expect(existsSync(folder)).toBe(false)
    const entry = await wine.registry(UNINSTALL_KEY)
    expect(entry.get(`${UNINSTALL_KEY}\\DisplayVersion`)).not.toBe('0.1.0')
  })

  it('is removed without what others put into its folder, or made of its types', async () => {
    const type = `${CLASSES}\\.${MATCH_FILE.extension}`
    await wine.run(['reg', 'add', type, '/ve', '/d', 'Another.Program', '/f'])
    await uninstall(wine, chosen)
    await expect.poll(() => readdir(wine.path(chosen)), PATIENCE).toEqual(['notes.txt'])
    expect((await wine.registry(type)).get(type)).toBe('Another.Program')
  })
})

describe('in a Russian Windows, the installer', () => {
  it('speaks Russian', async () => {
    expect(await install(wine, players.installer, { language: 'ru_RU.UTF-8' })).toBe(0)
    expect(existsSync(shortcut(TITLES.ru))).toBe(true)
    // The output of `reg query` has no Russian letters; this file has.
    await wine.run(['reg', 'export', `${CLASSES}\\${MATCH_FILE.programId}`, 'C:\\type.reg', '/y'])
    expect(await readFile(wine.path('C:\\type.reg'), 'utf16le')).toContain(MATCH_FILE.descriptions.ru)
  })
})
