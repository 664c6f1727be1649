/**
 * Start time of the game compared with a bare Electron window on the same machine. Both are started alternately and timed
 * from process creation to the second frame after the menu appears. "Continue" joins the menu a little later, once the
 * saves have been read.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from 'playwright-core'
import { medianOf } from '../../engine/bench/row.ts'
import { bundleIfStale } from '../bundle.ts'
import { resolveElectron } from '../electron/electron.ts'
import { planLaunch, thisMachine } from '../electron/launchPlan.ts'
import { startVirtualDisplay } from '../electron/virtualDisplay.ts'

/** Limit of the start time, as a multiple of a bare window's. */
export const MOST = 1.5
/**
 * Goal for the time from a press on the first match until the player can act, in milliseconds. Players who wait for
 * longer than five seconds think that nothing happens; without a graphics card, most of it is drawing the table.
 */
export const MATCH_GOAL = 5000
/** Milliseconds before a program is queried, so that the query does not disturb the measurement. */
const REST = 3000
/** Longest wait for a mark of the page in milliseconds: a mark that is later than this is missing. */
const MARK_LIMIT = 60_000
/** The number of starts that go on to a first match. */
const MATCHES = 3
/** A player who has passed a lesson is offered a first match. */
const LEARNT = { language: 'en', lessonsPassed: ['ashore'], quality: 'low', muted: true }

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
  /** The time from a press on the first match until the player can act, in milliseconds. */
  readonly match: number
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
  const launch = (program: string, folder: string): Launch => ({
    electron,
    args: [...flags, program, `--user-data-dir=${join(data, folder)}`],
    env,
  })
  const bare: Marks[] = []
  const game: GameMarks[] = []
  const matches: number[] = []
  try {
    for (let i = 0; i <= starts; i++) {
      const pair = [
        await measureOnce(launch(join(import.meta.dirname, 'bareWindow'), 'bare'), readMarks),
        await measureOnce(launch(root, 'game'), readGameMarks),
      ] as const
      if (i === 0) continue
      bare.push(pair[0])
      game.push(pair[1])
    }
    for (let i = 0; i < MATCHES; i++) {
      const folder = `match-${i}`
      await mkdir(join(data, folder))
      await writeFile(join(data, folder, 'settings.json'), JSON.stringify(LEARNT))
      matches.push(await measureOnce(launch(root, folder), startFirstMatch))
    }
  } finally {
    display?.stop()
    await rm(data, { recursive: true, force: true })
  }
  const median = <M>(all: readonly M[], time: (marks: M) => number) => medianOf(all.map(time))
  return {
    bare: median(bare, ({ interactive }) => interactive),
    game: median(game, ({ interactive }) => interactive),
    barePainted: median(bare, ({ painted }) => painted),
    gamePainted: median(game, ({ painted }) => painted),
    table: median(game, ({ table }) => table),
    longestPause: median(game, ({ longestPause }) => longestPause),
    match: medianOf(matches),
  }
}

/** Milliseconds since process creation. */
interface Marks {
  readonly interactive: number
  readonly painted: number
}

interface GameMarks extends Marks {
  readonly table: number
  readonly longestPause: number
}

interface Launch {
  readonly electron: string
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
}

/** Starts a program and returns what `read` finds in its page; `started` is the time of process creation. */
async function measureOnce<T>(
  { electron, args, env }: Launch,
  read: (page: Page, started: number) => Promise<T>,
): Promise<T> {
  const started = Date.now()
  const program = spawn(electron, ['--remote-debugging-port=0', ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  try {
    const address = await debuggingAddress(program)
    await sleep(REST)
    const browser = await chromium.connectOverCDP(address)
    try {
      const page = browser.contexts()[0]?.pages()[0]
      if (!page) throw new Error('the program has opened no window')
      page.setDefaultTimeout(MARK_LIMIT)
      return await read(page, started)
    } finally {
      await browser.close()
    }
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

async function readMarks(page: Page, started: number): Promise<Marks> {
  const interactive = await timeOf(page, 'interactive')
  const painted = await timeOf(page, 'first-contentful-paint')
  return { interactive: interactive - started, painted: painted - started }
}

async function readGameMarks(page: Page, started: number): Promise<GameMarks> {
  const marks = await readMarks(page, started)
  const longestPause = await page.evaluate(async () => {
    const tasks = await new Promise<PerformanceEntryList>((done) => {
      new PerformanceObserver((list) => done(list.getEntries())).observe({ type: 'longtask', buffered: true })
      setTimeout(done, 500, [])
    })
    const interactive = performance.getEntriesByName('interactive')[0]?.startTime ?? 0
    return Math.max(0, ...tasks.filter(({ startTime }) => startTime > interactive).map(({ duration }) => duration))
  })
  return { ...marks, longestPause, table: (await timeOf(page, 'table')) - started }
}

/** Resolves with the time of a mark in milliseconds since 1970, as soon as the page has set it. */
async function timeOf(page: Page, mark: string): Promise<number> {
  const found = await page.waitForFunction((name) => {
    const [entry] = performance.getEntriesByName(name)
    return entry && performance.timeOrigin + entry.startTime
  }, mark)
  return Number(await found.jsonValue())
}

/** Presses the first match in the menu, and resolves with the milliseconds until the player can choose a pirate. */
async function startFirstMatch(page: Page): Promise<number> {
  await timeOf(page, 'interactive')
  const entry = page.getByTestId('menu-first-match')
  await entry.waitFor()
  return entry.evaluate(async (button: HTMLElement, limit) => {
    const pressed = performance.now()
    button.click()
    const canAct = () =>
      document.querySelector('.dock-tokens button:enabled') !== null &&
      document.querySelector('[data-testid=table-being-set]') === null
    while (!canAct()) {
      if (performance.now() - pressed > limit) throw new Error('the first match did not begin')
      await new Promise(requestAnimationFrame)
    }
    return performance.now() - pressed
  }, MARK_LIMIT)
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
