/** The compiled program in the real Electron, as its tests see it: a window, a data folder and a process to kill. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { _electron, type ElectronApplication, type Page } from 'playwright-core'
import { inject } from 'vitest'
import type { HostApi, Settings } from '../../contract/ipc.ts'
import { answering } from './mainProcess.ts'

const root = join(import.meta.dirname, '..', '..', '..')
/** Milliseconds that a start, or one step of a test, may take on a machine that is busy and has no graphics card. */
export const WORK_LIMIT = 60_000
const PICTURES = join(root, 'test-results')

export interface StartOptions {
  /** Saves, settings and logs are kept here; a fresh folder when left out. */
  readonly dataFolder?: string
  /** More words for the program's command line. */
  readonly args?: readonly string[]
  /** Inner size of the window, in CSS pixels. */
  readonly size?: { readonly width: number; readonly height: number }
  /** What differs from the settings of a first start, in a fresh folder. */
  readonly settings?: Partial<Settings>
  /** Added to the program's environment. */
  readonly env?: Readonly<Record<string, string>>
  /** Done as soon as the main process runs, before its window has loaded. */
  readonly prepare?: (program: ElectronApplication) => Promise<void>
}

/** Cheap to draw, coarse and over at once: for tests of what happens, not of how it looks. */
export const BRISK: Partial<Settings> = { language: 'en', quality: 'low', speed: 0, muted: true, reducedMotion: 'on' }

/** Starts the program and waits until its window has loaded. */
export async function startApp({ size, prepare, ...options }: StartOptions = {}): Promise<RunningApp> {
  const { program, dataFolder } = await launch(options)
  const child = program.process()
  try {
    await prepare?.(program)
    const app = new RunningApp(program, await program.firstWindow({ timeout: WORK_LIMIT }), dataFolder)
    // A window begins empty.
    await app.page.waitForURL(({ protocol }) => protocol === 'app:', { waitUntil: 'domcontentloaded' })
    if (size) await app.resize(size)
    return app
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
}

/** Starts the program and waits for nothing; whoever asked for it ends it, and removes its data. */
export async function launch({ dataFolder, args = [], settings, env = {} }: Omit<StartOptions, 'size' | 'prepare'>) {
  const { electron, flags, display, standIn } = inject('stage')
  // Playwright must find Electron itself: only then does it hold the program back until it is listening.
  if (standIn) process.env.ELECTRON_OVERRIDE_DIST_PATH = dirname(electron)
  const isBrisk = settings?.quality === BRISK.quality
  const folder = dataFolder ?? (await mkdtemp(join(tmpdir(), 'captains-table-')))
  if (settings) await writeFile(join(folder, 'settings.json'), JSON.stringify(settings))
  const launched = await _electron.launch({
    args: [...flags, root, `--user-data-dir=${folder}`, ...args],
    env: { ...environment({ display, standIn }), CAPTAINS_TABLE_PROBE: isBrisk ? 'coarse' : '1', ...env },
    timeout: WORK_LIMIT,
  })
  return { program: answering(launched), dataFolder: folder }
}

/** What a program says on the terminal until a word is among it. Throws when it ends without. */
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
    ...(standIn ? { CAPTAINS_TABLE_STAND_IN: '1' } : {}),
  }
}

/** Said by @react-three/fiber itself, whatever one does. */
const KNOWN = /^THREE\.Clock: This module has been deprecated/

/** The programs of this file's tests that have been started and not ended. */
export const runningApps = new Set<RunningApp>()

export class RunningApp {
  /** The main process, for `evaluate`. */
  readonly program: ElectronApplication
  private readonly child: ChildProcess
  readonly page: Page
  readonly dataFolder: string
  /** What the page wrote to its console as a warning or an error, and errors that nobody caught. */
  readonly complaints: string[] = []

  constructor(program: ElectronApplication, page: Page, dataFolder: string) {
    this.program = program
    this.child = program.process()
    this.page = page
    this.dataFolder = dataFolder
    runningApps.add(this)
    this.child.once('exit', () => runningApps.delete(this))
    page.setDefaultTimeout(WORK_LIMIT)
    page.on('console', (message) => {
      const isComplaint = ['warning', 'error'].includes(message.type()) && !KNOWN.test(message.text())
      if (isComplaint) this.complaints.push(`${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => this.complaints.push(`uncaught: ${error.message}`))
  }

  async resize({ width, height }: { readonly width: number; readonly height: number }): Promise<void> {
    await this.program.evaluate(({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]?.setContentSize(w, h), [
      width,
      height,
    ] as const)
    await this.page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [width, height] as const)
  }

  /** Changes settings while the program runs, and loads the page anew with them. */
  async change(settings: Partial<Settings>): Promise<void> {
    const answer = await this.page.evaluate(
      (change) => (window as PageWindow).host?.call('settings:change', change) ?? null,
      settings,
    )
    if (!answer?.ok) throw new Error(`settings refused: ${JSON.stringify(answer)}`)
    await this.page.reload({ waitUntil: 'domcontentloaded' })
  }

  /** Where a cell of the board (`g1`) is seen in the page; `beside` is in cells from its middle, x east and z south. */
  async cellToScreen(cell: string, beside?: { x: number; z: number }): Promise<{ x: number; y: number }> {
    await this.page.waitForFunction(() => 'placeProbe' in window)
    const point = await this.page.evaluate(
      async ([name, offset]) => {
        const look = () => (window as PageWindow).placeProbe?.cellToScreen(name, offset) ?? null
        // The camera moves with the next frame that is drawn.
        for (let before = look(); ; ) {
          await new Promise(requestAnimationFrame)
          const now = look()
          if (now?.x === before?.x && now?.y === before?.y) return now
          before = now
        }
      },
      [cell, beside] as const,
    )
    if (point === null) throw new Error(`${cell} is no cell of the board`)
    return point
  }

  /** Clicks a cell of the 3D board as a hand with a mouse would. */
  async clickCell(cell: string, beside?: { x: number; z: number }): Promise<void> {
    const { x, y } = await this.cellToScreen(cell, beside)
    await this.page.mouse.move(x, y)
    await this.page.mouse.click(x, y)
  }

  async hoverCell(cell: string, beside?: { x: number; z: number }): Promise<void> {
    const { x, y } = await this.cellToScreen(cell, beside)
    await this.page.mouse.move(x, y)
  }

  /** What the last drawn frame cost, and how many were drawn so far. */
  async frameCost(): Promise<{ frames: number; drawCalls: number; triangles: number }> {
    await this.page.waitForFunction(() => 'tableProbe' in window)
    const cost = await this.page.evaluate(() => (window as PageWindow).tableProbe ?? null)
    if (cost === null) throw new Error('no table is shown')
    return cost
  }

  /** Saves a picture of the window into the git-ignored folder test-results. */
  async screenshot(name: string): Promise<void> {
    const take = () => this.page.screenshot({ path: join(PICTURES, `${name}.png`) })
    // A window that has only just opened may have nothing to be taken yet.
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

  /** What a failed test leaves of the window, as far as there is still anything to be seen. */
  async failurePicture(name: string): Promise<void> {
    const path = join(PICTURES, 'failed', `${name}.png`)
    await this.page.screenshot({ path, timeout: 15_000 }).catch(() => undefined)
  }

  /** Ends the program as a power cut would: no handler runs, nothing is flushed. The data folder stays. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    const ended = once(this.child, 'exit')
    this.child.kill('SIGKILL')
    await ended
  }

  /** Starts the program again on the same data. */
  restart(options: Omit<StartOptions, 'dataFolder'> = {}): Promise<RunningApp> {
    return startApp({ ...options, dataFolder: this.dataFolder })
  }

  /** Ends the program as a user does, keeping its data; the exit code. */
  async quit(): Promise<number | null> {
    const ended = once(this.child, 'exit')
    await this.program.evaluate(({ app }) => app.quit()).catch(() => undefined) // gone before it could answer
    const [code] = await ended
    return code
  }

  /** Ends the program at once and removes its data. */
  async discard(): Promise<void> {
    await this.kill()
    // The processes of its pages follow it within moments, and write until then.
    await rm(this.dataFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}

/** What the page shows to tests, where it was started with CAPTAINS_TABLE_PROBE. */
interface PageWindow extends Window {
  readonly host?: HostApi
  readonly placeProbe?: {
    cellToScreen(cell: string, beside?: { x: number; z: number }): { x: number; y: number } | null
  }
  readonly tableProbe?: { frames: number; drawCalls: number; triangles: number }
}
