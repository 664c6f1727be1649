/**
 * Start time of the game compared with a bare Electron window on the same machine. Both are started alternately and timed
 * from process creation to the second frame after the menu appears. "Continue" joins the menu a little later, once the
 * saves have been read.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import { medianOf } from '../../engine/bench/row.ts'
import { bundleIfStale } from '../bundle.ts'
import { resolveElectron } from '../electron/electron.ts'
import { planLaunch, thisMachine } from '../electron/launchPlan.ts'
import { startVirtualDisplay } from '../electron/virtualDisplay.ts'

/** Limit of the start time, as a multiple of a bare window's. */
export const MOST = 1.5
/** Milliseconds before a program is queried, so that the query does not disturb the measurement. */
const REST = 3000

const root = join(import.meta.dirname, '..', '..')

export interface StartTimes {
  /** Start times in milliseconds. */
  readonly bare: number
  readonly game: number
  /**
   * The time until the first text is painted, in milliseconds. Without a graphics card, more complex pictures take
   * longer.
   */
  readonly barePainted: number
  readonly gamePainted: number
  /** The time until the table behind the menu is drawn, in milliseconds. */
  readonly table: number
  /** Longest time the page was blocked after it became interactive. */
  readonly longestPause: number
}

/** Returns medians of `starts` runs of each program, after one run that warms the disk cache. */
export async function measureStarts(starts: number): Promise<StartTimes> {
  bundleIfStale()
  const electron = (await resolveElectron()).path
  const isLinux = process.platform === 'linux'
  goAhead()
  const display = isLinux ? await startVirtualDisplay() : null
  const { flags } = planLaunch({ ...thisMachine(), hasGpu: !isLinux })
  const env = { ...process.env, ...(display && { DISPLAY: display.name }) }
  const data = await mkdtemp(join(tmpdir(), 'start-'))
  const measure = (program: string, folder: string) =>
    measureOnce({ electron, args: [...flags, program, `--user-data-dir=${join(data, folder)}`], env })
  const bare: Marks[] = []
  const game: Marks[] = []
  try {
    for (let i = 0; i <= starts; i++) {
      const pair = [
        await measure(join(import.meta.dirname, 'bareWindow'), 'bare'),
        await measure(root, 'game'),
      ] as const
      if (i === 0) continue
      bare.push(pair[0])
      game.push(pair[1])
    }
  } finally {
    display?.stop()
    await rm(data, { recursive: true, force: true })
  }
  const median = (all: readonly Marks[], which: keyof Marks) => medianOf(all.map((marks) => marks[which]))
  return {
    bare: median(bare, 'interactive'),
    game: median(game, 'interactive'),
    barePainted: median(bare, 'painted'),
    gamePainted: median(game, 'painted'),
    table: median(game, 'table'),
    longestPause: median(game, 'longestPause'),
  }
}

/** Milliseconds since process creation. */
interface Marks {
  readonly interactive: number
  readonly painted: number
  readonly table: number
  readonly longestPause: number
}

interface Launch {
  readonly electron: string
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
}

async function measureOnce({ electron, args, env }: Launch): Promise<Marks> {
  const before = Date.now()
  const program = spawn(electron, ['--remote-debugging-port=0', ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  try {
    const address = await debuggingAddress(program)
    await sleep(REST)
    return await readMarks(address, before)
  } finally {
    await end(program)
  }
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const ended = once(program, 'exit')
  program.kill()
  await ended
}

/**
 * Raises the priority of this process and its children, if root, so that other load affects the measurement less.
 * Real-time scheduling would make the program's own processes wait for each other.
 */
function goAhead(): void {
  try {
    setPriority(constants.priority.PRIORITY_HIGHEST)
    // Linux schedules between session autogroups first, and only then between the processes of each.
    if (process.platform === 'linux') writeFileSync('/proc/self/autogroup', String(constants.priority.PRIORITY_HIGHEST))
  } catch {
    // Without the permission, the measurement runs at normal priority.
  }
}

async function readMarks(address: string, before: number): Promise<Marks> {
  const browser = await chromium.connectOverCDP(address)
  try {
    const page = browser.contexts()[0]?.pages()[0]
    if (!page) throw new Error('the program has opened no window')
    const marks = await page.evaluate(async () => {
      const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? null
      while (at('interactive') === null) await new Promise((done) => setTimeout(done, 50))
      const interactive = at('interactive') ?? 0
      const tasks = await new Promise<PerformanceEntryList>((done) => {
        new PerformanceObserver((list) => done(list.getEntries())).observe({ type: 'longtask', buffered: true })
        setTimeout(done, 500, [])
      })
      const pauses = tasks.filter(({ startTime }) => startTime > interactive)
      const origin = performance.timeOrigin
      return {
        interactive: origin + interactive,
        painted: origin + (at('first-contentful-paint') ?? interactive),
        table: origin + (at('table') ?? interactive),
        longestPause: Math.max(0, ...pauses.map(({ duration }) => duration)),
      }
    })
    const since = (time: number) => time - before
    const { interactive, painted, table, longestPause } = marks
    return { interactive: since(interactive), painted: since(painted), table: since(table), longestPause }
  } finally {
    await browser.close()
  }
}

/**
 * Resolves with the address in the program's stderr. The rest must be drained too, or the program blocks on a full
 * pipe.
 */
function debuggingAddress(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    program.stderr?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-10_000)
      const address = /DevTools listening on (\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    })
    program.once('exit', () => reject(new Error(`The program did not start: ${said.trim()}`)))
  })
}
