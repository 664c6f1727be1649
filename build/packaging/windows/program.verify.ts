/** Tests of the program for Windows, installed and run by wine. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { RunningApp } from '../../../electron/e2e/driver/app.ts'
import { call, value } from '../../../electron/e2e/driver/host.ts'
import { startVirtualDisplay } from '../../electron/virtualDisplay.ts'
import { expectStandInShown, playTurns, savesIn, startPacked } from '../electron/programSteps.ts'
import { MATCH_FILE } from '../product.ts'
import { builtFor, CLASSES, DATA, EXECUTABLE, FLAGS, FOLDER, install, starter } from './installed.ts'
import { HOME, Wine } from './wine.ts'

/** Wine's Chromium draws the table by software, with several processes of wine for each of its own. */
const MINUTE = 60_000

const display = await startVirtualDisplay()
const wine = await Wine.make(display)
const packages = builtFor('tests')
const data = wine.path(DATA)
const documents = `${HOME}\\Documents`
let app: RunningApp | null = null

afterAll(async () => {
  await app?.kill()
  await wine.remove()
  display.stop()
})

const running = (): RunningApp => {
  if (!app) throw new Error('the program does not run')
  return app
}

const savesOnDisk = () => savesIn(data)

async function start(): Promise<RunningApp> {
  return startPacked({ launcher: await starter(wine), flags: FLAGS, sandbox: false, data })
}

/** Exports the only match; returns the path that the program proposes. */
async function exportTo(path: string): Promise<string> {
  const [save] = (await value(running(), 'saves:list', {})).saves
  await running().program.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async (...given: unknown[]) => {
      Object.assign(globalThis, { proposed: (given.at(-1) as { defaultPath: string }).defaultPath }) // documented
      return { canceled: false, filePath }
    }
  }, path)
  await value(running(), 'saves:export', { id: save?.id ?? '', content: 'match' })
  return running().program.evaluate(() => (globalThis as unknown as { proposed: string }).proposed) // assigned above
}

/** Answers every file dialog with a path, and every question with its first button. */
function answerDialogs(path: string): Promise<void> {
  return running().program.evaluate(({ dialog }, filePath) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [filePath] })
    dialog.showMessageBox = async () => ({ response: 0, checkboxChecked: false })
  }, path)
}

/** Returns the command by which Explorer opens a match: wine does not find it by the type of the file. */
async function commandFor(path: string): Promise<readonly string[]> {
  const key = `${CLASSES}\\${MATCH_FILE.programId}\\shell\\open\\command`
  const command = (await wine.registry(key)).get(key) ?? ''
  return [...command.matchAll(/"(.+?)"/g)].map(([, word = '']) => (word === '%1' ? path : word))
}

describe('the installed program', () => {
  it('starts from its archive', async () => {
    expect(await install(wine, packages.installer)).toBe(0)
    app = await start()
    const facts = await app.program.evaluate(({ app: own }) => ({
      packed: own.isPackaged,
      path: own.getAppPath(),
      platform: process.platform,
    }))
    expect(facts).toEqual({ packed: true, path: `${FOLDER}\\resources\\app.asar`, platform: 'win32' })
  })

  it('shows in the menu that its Electron is a stand-in', () => expectStandInShown(running(), packages.installer))

  it('plays a match on the table', async () => {
    await playTurns(running(), 'windows')
    expect(savesOnDisk()).toHaveLength(1)
  })

  it('logs no errors, except of a feature that SwiftShader lacks', () => {
    const errors = running().consoleErrors.filter((line) => !line.includes('KHR_parallel_shader_compile'))
    expect(errors).toEqual([])
  })

  it.each([
    ['CON', 'CON-'],
    ['a<b>c:d"e/f\\g|h?i*j', 'a-b-c-d-e-f-g-h-i-j'],
    ['Вечер. ', 'Вечер'],
  ])('proposes a name that Windows accepts for a match called %j', async (title, stem) => {
    const [save] = (await value(running(), 'saves:list', {})).saves
    await value(running(), 'saves:rename', { id: save?.id ?? '', title })
    const proposed = await exportTo(`${documents}\\exported.${MATCH_FILE.extension}`)
    expect(proposed.split('\\').at(-1)).toBe(`${stem}.${MATCH_FILE.extension}`)
  })

  it('exports and imports a match at a path of more than 260 letters', async () => {
    const long = [documents, ...Array(4).fill('п'.repeat(80)), `evening.${MATCH_FILE.extension}`].join('\\')
    await mkdir(join(wine.path(long), '..'), { recursive: true })
    wine.debian.sudo('chown', '--recursive', 'player', '/home/player/.wine/drive_c/users')
    await exportTo(long)
    expect(existsSync(wine.path(long))).toBe(true)
    await answerDialogs(long)
    expect(await value(running(), 'saves:import', {})).toMatchObject({ game: 'jackal' })
    expect(savesOnDisk()).toHaveLength(2)
  })

  it('says so if it cannot export to a place', async () => {
    await expect(exportTo('C:\\no such folder\\match.ctmatch')).rejects.toThrow('save-failed')
  })

  it('refuses a file that is no match, and keeps its matches', async () => {
    await writeFile(wine.path(`${documents}\\odd.ctmatch`), 'not a match')
    await answerDialogs(`${documents}\\odd.ctmatch`)
    expect(await call(running(), 'saves:import', {})).toMatchObject({ ok: false })
    expect(savesOnDisk()).toHaveLength(2)
  })

  it('imports a match that Explorer passes to a second start', async () => {
    const [save = ''] = savesOnDisk()
    const given = `${documents}\\from a friend.${MATCH_FILE.extension}`
    await copyFile(join(data, 'saves', save), wine.path(given))
    await answerDialogs('')
    expect((await wine.run(await commandFor(given))).code).toBe(0)
    await expect.poll(() => savesOnDisk().length, { timeout: MINUTE }).toBe(3)
  })

  it('quits cleanly', async () => {
    expect(await running().quit()).toBe(0)
    app = null
  })

  it('continues with the same matches when it is started again', async () => {
    app = await start()
    const { saves } = await value(app, 'saves:list', {})
    await app.quit()
    app = null
    expect(saves).toHaveLength(3)
  })
})

describe('the players’ edition', () => {
  it('refuses to start with flags that disable its protections', async () => {
    expect(await install(wine, builtFor('players').installer)).toBe(0)
    const { code } = await wine.run([`${FOLDER}\\${EXECUTABLE}`, ...FLAGS, '--remote-debugging-port=0'])
    expect(code).toBe(2)
  })

  it('cannot be run as Node', async () => {
    await writeFile(wine.path('C:\\planted.cjs'), "require('fs').writeFileSync('C:\\\\ran', '')")
    const env = { ELECTRON_RUN_AS_NODE: '1', NODE_OPTIONS: '--require=C:\\planted.cjs' }
    const launcher = await wine.launcher([`${FOLDER}\\${EXECUTABLE}`], { env })
    const { status } = spawnSync(launcher, [...FLAGS, '-e', 'process.exit(7)'], {
      timeout: 15_000,
    })
    expect(status).not.toBe(7)
    expect(existsSync(wine.path('C:\\ran'))).toBe(false)
    await wine.run(['taskkill', '/F', '/IM', EXECUTABLE])
  })
})
