import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { launch, PATIENCE, type RunningApp, startApp } from './app.ts'
import { call, callAfterCrash, inPage, killPage, newMatch, value } from './host.ts'

const SEED = 734_501_882_214

let app: RunningApp
afterEach(() => app?.discard()) // not every test starts one

/** True when the page, crashed or not, shows a match. */
const isMatchShown = () => inPage(app, 'document.querySelector("[data-testid=hud-deck]") !== null')

describe('a second start on the same data', () => {
  it('ends at once and brings the first window to the front', async () => {
    app = await startApp()
    const { electron, flags, display } = inject('stage')
    await app.program.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize())
    const second = spawn(electron, [...flags, process.cwd(), `--user-data-dir=${app.dataFolder}`, '--unknown'], {
      env: { ...process.env, ...(display === null ? {} : { DISPLAY: display }) },
      stdio: 'ignore',
      timeout: PATIENCE,
    })
    const [code] = await once(second, 'exit')
    expect(code).toBe(0)
    await expect
      .poll(() => app.program.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized()))
      .toBe(false)
    expect(app.program.windows()).toHaveLength(1)
  })
})

describe('a page that crashes', () => {
  it('is loaded again, knows which match was open, and finds it whole', async () => {
    app = await startApp()
    const id = await newMatch(app, SEED)
    await killPage(app)
    const replay = await callAfterCrash(app, 'match:replay', { id })
    expect(replay).toMatchObject({ value: { steps: [{ by: 'white' }] } })
    // The page either has yet to open the match or sits at it again.
    const info = await callAfterCrash(app, 'app:info', {})
    const seated = await callAfterCrash(app, 'match:shown', { id, moves: 1 })
    expect(seated.ok || (info.ok && info.value.reopen === id)).toBe(true)
    await expect.poll(isMatchShown).toBe(true)
    expect(await readFile(join(app.dataFolder, 'logs', 'main.log'), 'utf8')).toContain('page crashed')
  })
})

describe('a page that crashes before it has loaded for the first time', () => {
  it('is loaded again all the same', async () => {
    const { program, dataFolder } = await launch({})
    const child = program.process()
    try {
      await program.evaluate(({ BrowserWindow }) => {
        const crash = () => {
          const contents = BrowserWindow.getAllWindows()[0]?.webContents
          if (!contents?.getURL().startsWith('app:')) return
          clearInterval(looking)
          contents.forcefullyCrashRenderer()
        }
        const looking = setInterval(crash, 1)
      })
      const buttons = () =>
        program.evaluate(async ({ BrowserWindow }) => {
          const contents = BrowserWindow.getAllWindows()[0]?.webContents
          return (await contents?.executeJavaScript('document.querySelectorAll("button").length')) as number
        })
      const log = () => readFile(join(dataFolder, 'logs', 'main.log'), 'utf8')
      await expect.poll(log).toContain('page crashed')
      await expect.poll(buttons).toBeGreaterThan(0)
    } finally {
      child.kill('SIGKILL')
      await rm(dataFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    }
  })
})

describe('saves', () => {
  it('are shared through the system’s dialogs, a replay without the seed', async () => {
    app = await startApp()
    const id = await newMatch(app, SEED)
    const answers = { match: join(app.dataFolder, 'shared.ctmatch'), replay: join(app.dataFolder, 'shared.ctreplay') }
    for (const content of ['match', 'replay'] as const) {
      await app.program.evaluate(({ dialog }, filePath) => {
        dialog.showSaveDialog = async () => ({ canceled: false, filePath })
        dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [filePath] })
      }, answers[content])
      expect(await value(app, 'saves:export', { id, content })).toEqual({ path: answers[content] })
    }
    expect(await readFile(answers.match, 'utf8')).toContain(String(SEED))
    expect(await readFile(answers.replay, 'utf8')).not.toContain(String(SEED))
    await app.program.evaluate(({ dialog }, filePath) => {
      dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [filePath] })
    }, answers.match)
    expect(await value(app, 'saves:import', {})).toMatchObject({ title: 'Test', moves: 1, condition: 'whole' })
    expect((await value(app, 'saves:list', {})).saves).toHaveLength(2)
    await app.program.evaluate(({ dialog }) => {
      dialog.showOpenDialog = async () => ({ canceled: true, filePaths: [] })
    })
    expect(await call(app, 'saves:import', {})).toEqual({ ok: false, problem: { code: 'cancelled' } })
  })

  it('that are damaged are reported when the program starts again', async () => {
    app = await startApp()
    const id = await newMatch(app, SEED)
    await app.kill()
    const path = join(app.dataFolder, 'saves', `${id}.ctmatch`)
    await writeFile(path, (await readFile(path)).subarray(0, -20))
    await writeFile(join(app.dataFolder, 'saves', '20260101-000000-00.ctmatch'), 'no match')
    app = await app.restart()
    const { saves, setAside } = await value(app, 'saves:list', {})
    expect(saves).toMatchObject([{ id, moves: 0, condition: 'recovered' }])
    expect(setAside).toEqual([{ file: '20260101-000000-00.ctmatch', reason: 'file-unreadable' }])
    await value(app, 'match:open', { id })
    expect(await readdir(join(app.dataFolder, 'saves', 'originals'))).toEqual([`${id}.ctmatch`])
  })
})

describe('what the program writes beside its saves', () => {
  it('holds neither the seed nor the island', async () => {
    app = await startApp()
    const id = await newMatch(app, SEED)
    const nonsense = { kind: 'go', piece: 'white-1', to: SEED }
    expect(await call(app, 'match:play', { id, seat: 'red', move: nonsense })).toMatchObject({ ok: false })
    await value(app, 'app:report', { message: 'a test', stack: 'at nowhere' })
    const log = await readFile(join(app.dataFolder, 'logs', 'main.log'), 'utf8')
    expect(log).toContain('a test')
    expect(log).not.toContain(String(SEED))
    expect(log).not.toMatch(/"kind"|cannibal|tiles/)
  })
})
