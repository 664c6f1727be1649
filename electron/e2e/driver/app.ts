/** Starts and controls the compiled program in the real Electron: its window, data folder and process. */

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { _electron, type ElectronApplication, type Page } from 'playwright-core'
import type { FrameCost } from '../../../renderer/table/frameBudget.ts'
import { PROBE, STAND_IN } from '../../contract/environment.ts'
import type { HostApi, Settings } from '../../contract/ipc.ts'
import { launchInstalled } from './installed.ts'
import { withRetries } from './mainProcess.ts'
import { FAILURE_PICTURES, PICTURES } from './pictures.ts'
import { stage } from './stage.ts'
import { resizeWindow, type Size } from './windowSize.ts'

const root = join(import.meta.dirname, '..', '..', '..')
/** Timeout of a start or a test step in milliseconds, for a busy machine without a GPU. */
export const WORK_LIMIT = 60_000

/** The number of frames without movement after which a board counts as at rest. */
const STILL_FRAMES = 4
/** The most looks at something that must come to rest, every half second. */
const MOST_LOOKS = 80

export interface StartOptions {
  /** Folder of saves, settings and logs; a new one if missing. */
  readonly dataFolder?: string
  /** Additional command line arguments. */
  readonly args?: readonly string[]
  /** Inner size of the window, in CSS pixels. */
  readonly size?: Size
  /** Changes to the default settings, in a new folder. */
  readonly settings?: Partial<Settings>
  /** Additional environment variables. */
  readonly env?: Readonly<Record<string, string>>
  /** Called when the main process runs, before its window has loaded. */
  readonly prepare?: (program: ElectronApplication) => Promise<void>
}

/** Cheap rendering without animations, for tests that do not check the appearance. */
export const FAST_SETTINGS: Partial<Settings> = {
  language: 'en',
  quality: 'low',
  speed: 0,
  muted: true,
  reducedMotion: 'on',
  storyCamera: 'off',
  nearShips: false,
  tips: false,
}

/**
 * `FAST_SETTINGS` with the flat table, for tests of anything but the 3D table: without a graphics card, drawing that
 * table takes most of the time.
 */
export const FLAT_SETTINGS: Partial<Settings> = { ...FAST_SETTINGS, flatTable: true }

/** Starts the program and waits until its window has loaded. */
export async function startApp({ size, prepare, ...options }: StartOptions = {}): Promise<RunningApp> {
  const { program, dataFolder } = await launch(options)
  const child = program.process()
  try {
    await prepare?.(program)
    const app = new RunningApp(program, await program.firstWindow({ timeout: WORK_LIMIT }), dataFolder)
    // The window is empty at first.
    await app.page.waitForURL(({ protocol }) => protocol === 'app:', { waitUntil: 'domcontentloaded' })
    if (size) await app.resize(size)
    return app
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
}

/** Starts the program without waiting for its window; the caller ends it and removes its data. */
export async function launch({ dataFolder, args = [], settings, env = {} }: Omit<StartOptions, 'size' | 'prepare'>) {
  const { electron, flags, display, standIn, installed } = stage()
  if (installed) {
    const start = { dataFolder, args: [...flags, ...args], settings, timeout: WORK_LIMIT }
    const { launched, folder } = await launchInstalled(installed, start)
    return { program: withRetries(launched), dataFolder: folder }
  }
  // Playwright must find Electron itself; only then does it pause the program until it has connected.
  if (standIn) process.env.ELECTRON_OVERRIDE_DIST_PATH = dirname(electron)
  const isFast = settings?.quality === FAST_SETTINGS.quality
  const folder = dataFolder ?? (await mkdtemp(join(tmpdir(), 'captains-table-')))
  if (settings) await writeFile(join(folder, 'settings.json'), JSON.stringify(settings))
  const launched = await _electron.launch({
    args: [...flags, root, `--user-data-dir=${folder}`, ...args],
    env: { ...environment({ display, standIn }), [PROBE]: isFast ? 'coarse' : '1', ...env },
    timeout: WORK_LIMIT,
  })
  return { program: withRetries(launched), dataFolder: folder }
}

/** Resolves with the program's stderr up to a word. Rejects if the program ends without it. */
export async function errorsUntil(program: ChildProcess, word: string): Promise<string> {
  let text = ''
  for await (const chunk of program.stderr ?? []) {
    text += chunk
    if (text.includes(word)) return text
  }
  throw new Error(`it only said: ${text}`)
}

function environment({ display, standIn }: { display: string | null; standIn: boolean }): Record<string, string> {
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return {
    ...Object.fromEntries(inherited),
    ...(display === null ? {} : { DISPLAY: display }),
    ...(standIn ? { [STAND_IN]: '1' } : {}),
  }
}

/**
 * Warnings that cannot be avoided: of @react-three/fiber, and of a driver that is asked for the compilation of a shader
 * which was deleted meanwhile (three asks at intervals, and a slow machine drops a table before it is ready).
 */
const KNOWN = /^THREE\.Clock: This module has been deprecated|glGetProgramiv: Program object expected/

/** The programs that this test file has started and not ended. */
export const runningApps = new Set<RunningApp>()

export class RunningApp {
  /** The main process, for `evaluate`. */
  readonly program: ElectronApplication
  private readonly child: ChildProcess
  readonly page: Page
  readonly dataFolder: string
  /** Warnings, errors and uncaught errors in the page's console. */
  readonly consoleErrors: string[] = []

  constructor(program: ElectronApplication, page: Page, dataFolder: string) {
    this.program = program
    this.child = program.process()
    this.page = page
    this.dataFolder = dataFolder
    runningApps.add(this)
    this.child.once('exit', () => runningApps.delete(this))
    page.setDefaultTimeout(WORK_LIMIT)
    page.on('console', (message) => {
      const isError = ['warning', 'error'].includes(message.type()) && !KNOWN.test(message.text())
      if (isError) this.consoleErrors.push(`${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => this.consoleErrors.push(`uncaught: ${error.message}`))
  }

  resize(size: Size): Promise<void> {
    return resizeWindow(this.program, this.page, size)
  }

  /** Changes settings of the running program and reloads the page. */
  async change(settings: Partial<Settings>): Promise<void> {
    const answer = await this.page.evaluate(
      (change) => (window as PageWindow).host?.call('settings:change', change) ?? null,
      settings,
    )
    if (!answer?.ok) throw new Error(`settings refused: ${JSON.stringify(answer)}`)
    await this.page.reload({ waitUntil: 'domcontentloaded' })
  }

  /**
   * Returns the page coordinates of a board cell (`g1`); `beside` is an offset from its centre in cells, x east and z
   * south.
   */
  async cellToScreen(cell: string, beside?: { x: number; z: number }): Promise<{ x: number; y: number }> {
    await this.page.waitForFunction(() => 'placeProbe' in window)
    const point = await this.page.evaluate(
      async ([name, offset, frames]) => {
        const look = () => (window as PageWindow).placeProbe?.cellToScreen(name, offset) ?? null
        // The camera moves with one of the next frames: at a shared screen it turns to the seat that is asked.
        for (let [before, still] = [look(), 0]; ; still++) {
          await new Promise(requestAnimationFrame)
          const now = look()
          if (now?.x !== before?.x || now?.y !== before?.y) still = 0
          else if (still >= frames) return now
          before = now
        }
      },
      [cell, beside, STILL_FRAMES] as const,
    )
    if (point === null) throw new Error(`${cell} is no cell of the board`)
    return point
  }

  /** Waits until a place of the board does not move: panels that appear move the camera once more. */
  boardAtRest(place: string): Promise<void> {
    return this.atRest(() => this.cellToScreen(place))
  }

  /** Waits until a value has been the same for half a second. Throws its last value if it keeps changing. */
  async atRest(look: () => Promise<unknown>): Promise<void> {
    let before = JSON.stringify(await look())
    for (let left = MOST_LOOKS; left > 0; left--) {
      await this.page.waitForTimeout(500)
      const now = JSON.stringify(await look())
      if (now === before) return
      if (left === 1) throw new Error(`it does not come to rest: ${before}, then ${now}`)
      before = now
    }
  }

  /** Clicks a cell of the 3D board with the mouse. */
  async clickCell(cell: string, beside?: { x: number; z: number }): Promise<void> {
    const { x, y } = await this.cellToScreen(cell, beside)
    await this.page.mouse.move(x, y)
    await this.page.mouse.click(x, y)
  }

  async hoverCell(cell: string, beside?: { x: number; z: number }): Promise<void> {
    const { x, y } = await this.cellToScreen(cell, beside)
    await this.page.mouse.move(x, y)
  }

  /** Returns the cost of the last frame and the number of frames so far. */
  async frameCost(): Promise<FrameCost> {
    await this.page.waitForFunction(() => 'tableProbe' in window)
    const cost = await this.page.evaluate(() => (window as PageWindow).tableProbe ?? null)
    if (cost === null) throw new Error('no table is shown')
    return cost
  }

  /** Saves a screenshot in the git-ignored folder test-results. */
  async screenshot(name: string): Promise<void> {
    const take = () => this.page.screenshot({ path: join(PICTURES, `${name}.png`) })
    // A window that has just opened may not be capturable yet.
    for (let left = 5; left > 0; left--) {
      const isTaken = await take().then(
        () => true,
        () => false,
      )
      if (isTaken) return
      await this.page.waitForTimeout(1000)
    }
    await take()
  }

  /** Saves a screenshot after a failed test, if the window still exists. */
  async failureScreenshot(name: string): Promise<void> {
    const path = join(FAILURE_PICTURES, `${name}.png`)
    await this.page.screenshot({ path, timeout: 15_000 }).catch(() => undefined)
  }

  /** Kills the program like a power cut: runs no handler, flushes nothing. Keeps the data folder. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    const ended = once(this.child, 'exit')
    this.child.kill('SIGKILL')
    await ended
  }

  /** Starts the program again with the same data. */
  restart(options: Omit<StartOptions, 'dataFolder'> = {}): Promise<RunningApp> {
    return startApp({ ...options, dataFolder: this.dataFolder })
  }

  /** Quits the program as a user does and keeps its data; returns the exit code. */
  async quit(): Promise<number | null> {
    const ended = once(this.child, 'exit')
    await this.program.evaluate(({ app }) => app.quit()).catch(() => undefined) // the program ends before it can answer
    const [code] = await ended
    return code
  }

  /** Kills the program and removes its data. */
  async discard(): Promise<void> {
    await this.kill()
    // Its child processes end a little later and may write until then.
    await rm(this.dataFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}

/** The page's members for tests when started with `PROBE`. */
interface PageWindow extends Window {
  readonly host?: HostApi
  readonly placeProbe?: {
    cellToScreen(cell: string, beside?: { x: number; z: number }): { x: number; y: number } | null
  }
  readonly tableProbe?: FrameCost
}
