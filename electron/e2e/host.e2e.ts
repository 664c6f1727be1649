import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ElectronApplication } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { errorsUntil, FLAT_SETTINGS, launch, type RunningApp, startApp, WORK_LIMIT } from './driver/app.ts'
import { call, callAfterCrash, inPage, killPage, newMatch, value } from './driver/host.ts'
import { stage } from './driver/stage.ts'

const SEED = 734_501_882_214

let app: RunningApp
afterEach(() => app?.discard()) // not every test starts the program

/** Returns whether the page shows a match; works after a crash too. */
const isMatchShown = () => inPage(app, 'document.querySelector("[data-testid=flat-board]") !== null')

describe('a second start with the same data', () => {
  it('ends at once and focuses the first window', async () => {
    app = await startApp({ settings: FLAT_SETTINGS })
    const { electron, flags, display } = stage()
    await app.program.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize())
    const second = spawn(electron, [...flags, process.cwd(), `--user-data-dir=${app.dataFolder}`, '--unknown'], {
      env: { ...process.env, ...(display === null ? {} : { DISPLAY: display }) },
      stdio: 'ignore',
      timeout: WORK_LIMIT,
    })
    const [code] = await once(second, 'exit')
    expect(code).toBe(0)
    await expect
      .poll(() => app.program.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized()))
      .toBe(false)
    expect(app.program.windows()).toHaveLength(1)
  })
})

describe('bots', () => {
  it('think in their own thread', async () => {
    app = await startApp({ settings: FLAT_SETTINGS })
    const bot = { name: 'Bot', player: { kind: 'bot', level: 'easy' } } as const
    const seats = { white: { name: 'Ann', player: { kind: 'human' } }, red: bot, black: bot, yellow: bot } as const
    const { id } = await value(app, 'match:create', { game: 'jackal', options: {}, seats, seed: SEED })
    await value(app, 'match:open', { id })
    await value(app, 'match:play', { id, seat: 'white', move: { kind: 'go', piece: 'white-1', to: 19 } })
    // The bots wait until the table has shown their moves.
    const played = async () => {
      const { steps } = await value(app, 'match:replay', { id })
      await value(app, 'match:shown', { id, moves: steps.length })
      return new Set(steps.map(({ by }) => by))
    }
    await expect.poll(played).toEqual(new Set(['white', 'red', 'black', 'yellow']))
    const log = await readFile(join(app.dataFolder, 'logs', 'main.log'), 'utf8')
    expect(log).not.toMatch(/bot worker failed|host moves for a bot/)
  })
})

describe('a page that crashes', () => {
  it('is reloaded and reopens its match', async () => {
    app = await startApp({ settings: FLAT_SETTINGS })
    const id = await newMatch(app, SEED)
    await killPage(app)
    await expect.poll(isMatchShown).toBe(true)
    const replay = await callAfterCrash(app, 'match:replay', { id })
    expect(replay).toMatchObject({ value: { steps: [{ by: 'white' }] } })
    expect(await callAfterCrash(app, 'match:shown', { id, moves: 1 })).toMatchObject({ ok: true })
    expect(await readFile(join(app.dataFolder, 'logs', 'main.log'), 'utf8')).toContain('page crashed')
  })
})

describe('a start that fails', () => {
  let program: ElectronApplication
  let child: ChildProcess
  let dataFolder = ''
  afterEach(async () => {
    child.kill('SIGKILL')
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  })

  const log = () => readFile(join(dataFolder, 'logs', 'main.log'), 'utf8')

  /** Starts in Russian with dialogs printed to the terminal; returns that output and how the program ends. */
  async function begin() {
    ;({ program, dataFolder } = await launch({ settings: { language: 'ru' } }))
    child = program.process()
    const ended = once(child, 'exit')
    let text = ''
    child.stderr?.on('data', (chunk) => {
      text += chunk
    })
    await program.evaluate(({ dialog }) => {
      dialog.showMessageBox = async (options: unknown) => {
        console.error(JSON.stringify(options))
        return { response: 0, checkboxChecked: false }
      }
    })
    return { said: () => text, exitCode: async () => (await ended)[0] }
  }

  /** Crashes the page this number of times, each time before it has loaded. */
  async function crashPage(times: number): Promise<void> {
    await program.evaluate(({ BrowserWindow }, most) => {
      // Stops the clock, so that all crashes are within a minute.
      const now = Date.now()
      Date.now = () => now
      let crashes = 0
      let watched = false
      const crash = () => {
        const contents = BrowserWindow.getAllWindows()[0]?.webContents
        if (!contents?.getURL().startsWith('app:')) return
        if (!watched) contents.on('render-process-gone', () => crashes++)
        watched = true
        if (crashes < most) contents.forcefullyCrashRenderer()
        else clearInterval(looking)
      }
      const looking = setInterval(crash, 1)
    }, times)
  }

  it('reloads a page that crashed before it had loaded', async () => {
    await begin()
    await crashPage(1)
    await expect.poll(log).toContain('page crashed')
    // Does not evaluate in the page: one that is gone would never answer.
    const shown = () =>
      program.evaluate(({ BrowserWindow }) => {
        const [window] = BrowserWindow.getAllWindows()
        return window?.isVisible() ? window.getTitle() : null
      })
    await expect.poll(shown).toBe('Капитанский стол')
    await expect.poll(() => readdir(join(dataFolder, 'crashes')).catch(() => [])).toHaveLength(1)
  })

  it('ends with a message if no page ever loads', async () => {
    const { said, exitCode } = await begin()
    await crashPage(4)
    expect(await exitCode()).toBe(0)
    await expect.poll(said).toContain('Показать стол не удаётся')
  })
})

describe('a start without a page', () => {
  it('shows a message in the player’s language and writes a report', async () => {
    const { electron, flags, display } = stage()
    const dataFolder = await mkdtemp(join(tmpdir(), 'captains-table-'))
    await writeFile(join(dataFolder, 'settings.json'), JSON.stringify({ language: 'ru' }))
    const program = spawn(electron, [...flags, process.cwd(), `--user-data-dir=${dataFolder}`], {
      // No server listens there.
      env: { ...process.env, ELECTRON_RENDERER_URL: 'http://127.0.0.1:1/', ...(display && { DISPLAY: display }) },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    try {
      expect(await errorsUntil(program, 'Игра не запустилась')).toContain(join(dataFolder, 'crashes'))
      const [report, ...others] = await readdir(join(dataFolder, 'crashes'))
      expect(others).toEqual([])
      expect(await readFile(join(dataFolder, 'crashes', report ?? ''), 'utf8')).toContain('"reason": "not started"')
    } finally {
      program.kill('SIGKILL')
      await rm(dataFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    }
  })
})

describe('saves', () => {
  it('are exported and imported through the system’s dialogs, a replay without the seed', async () => {
    app = await startApp({ settings: FLAT_SETTINGS })
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

  it('that are damaged are reported after a restart', async () => {
    app = await startApp({ settings: FLAT_SETTINGS })
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

describe('files other than saves', () => {
  it('contain neither the seed nor the island', async () => {
    app = await startApp({ settings: FLAT_SETTINGS })
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
