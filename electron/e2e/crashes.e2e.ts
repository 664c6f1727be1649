import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { FAST_SETTINGS, type RunningApp, startApp } from './driver/app.ts'
import { nameOf, type Ship } from './driver/captain.ts'
import { callAfterCrash, inPage, killPage, newMatch, value } from './driver/host.ts'

const SEED = 734_501_882_214
const CREW = { name: 'Ann', player: { kind: 'human' } } as const
const CREWS = { north: CREW, south: CREW }
/** Ten ships in rows. */
const FLEET: readonly Ship[] = [
  [0, 1, 2, 3],
  [5, 6, 7],
  [20, 21, 22],
  [24, 25],
  [27, 28],
  [40, 41],
  [43],
  [45],
  [47],
  [60],
]

let app: RunningApp
afterEach(() => app.discard())

/** Returns the crash reports, oldest first. */
async function reports(): Promise<{ readonly text: string; readonly report: Record<string, unknown> }[]> {
  const folder = join(app.dataFolder, 'crashes')
  const names = await readdir(folder).catch(() => [])
  const texts = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')))
  return texts.map((text) => ({ text, report: JSON.parse(text) }))
}

/** Returns the GPU process; 0 while there is none. */
const gpuProcess = () =>
  app.program.evaluate(({ app: program }) => program.getAppMetrics().find(({ type }) => type === 'GPU')?.pid ?? 0)

/** Crashes the GPU process; resolves when the page has been reloaded. */
async function killGpuProcess(): Promise<void> {
  await expect.poll(gpuProcess).toBeGreaterThan(0)
  await inPage(app, 'window.isOld = true')
  process.kill(await gpuProcess(), 'SIGKILL')
  await expect.poll(() => inPage(app, 'window.isOld === true')).toBe(false)
}

/** Crashes the GPU process under a flat page, which stays; resolves when there is another one. */
async function killFlatGpuProcess(): Promise<void> {
  await expect.poll(gpuProcess).toBeGreaterThan(0)
  const old = await gpuProcess()
  process.kill(old, 'SIGKILL')
  await expect.poll(async () => ![0, old].includes(await gpuProcess())).toBe(true)
}

/** Stops the clock of the host, so that all crashes are within a minute. */
const stopClock = () =>
  app.program.evaluate(() => {
    const now = Date.now()
    Date.now = () => now
  })

/** Returns the match on the page; null if it shows none. */
const standing = () =>
  inPage(
    app,
    `(() => {
      const parts = ['hud-hint', 'hud-deck', 'hud-scores'].map((id) => document.querySelector('[data-testid=' + id + ']'))
      return parts.every(Boolean) ? parts.map((part) => part.innerText).join(' | ') : null
    })()`,
  )

/** Frames drawn since the page was loaded. */
const framesDrawn = () => inPage(app, 'window.tableProbe?.frames ?? 0')

describe('an open match', () => {
  it('is restored in 3D when the GPU process is killed, and after the fourth time within a minute on the flat table', async () => {
    app = await startApp({ settings: FAST_SETTINGS })
    await stopClock()
    const id = await newMatch(app, SEED)
    await app.page.reload()
    await app.page.getByTestId('menu-continue').click()
    await app.page.getByTestId('hud-deck').waitFor()
    await expect.poll(standing).toMatch(/\|/)
    const before = await standing()
    await killGpuProcess()
    await expect.poll(standing).toBe(before)
    await expect.poll(framesDrawn).toBeGreaterThan(0)
    for (let times = 2; times <= 4; times++) {
      await killGpuProcess()
      // a process that is killed before it has begun to draw is not counted
      await expect.poll(async () => (await reports()).length).toBe(times)
      if (times < 4) await expect.poll(framesDrawn).toBeGreaterThan(0)
    }
    await app.page.getByTestId('flat-table').waitFor()
    await app.page.getByTestId('toast-notice').filter({ hasText: 'failed several times' }).waitFor()
    await killFlatGpuProcess()
    await app.screenshot('flat-after-five-gpu-crashes')
    // It is the same match and can be played on.
    const move = { kind: 'sail', team: 'red', to: 91 }
    const answer = await callAfterCrash(app, 'match:play', { id, seat: 'red', move })
    expect(answer.ok || answer.problem.code === 'illegal-move', JSON.stringify(answer)).toBe(true)
    await app.page.getByTestId('btn-menu').click()
    await app.page.getByTestId('pause-flat').click()
    await expect.poll(standing).toMatch(/\|/)
    await expect.poll(framesDrawn).toBeGreaterThan(0)
    const broken = async () => (await reports()).map(({ report }) => report)
    await expect.poll(broken).toMatchObject(Array.from({ length: 5 }, () => ({ what: 'graphics', reason: 'killed' })))
  })

  it('is restored when the page is killed, and the report is readable', async () => {
    app = await startApp({ settings: FAST_SETTINGS })
    await newMatch(app, SEED)
    await killPage(app)
    await expect.poll(standing).toMatch(/\|/)
    const [first] = await reports()
    expect(first?.report).toMatchObject({
      format: 'captains-table-crash',
      program: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      electron: expect.stringMatching(/^\d+\./),
      platform: process.platform,
      what: 'page',
      reason: 'killed',
      before: expect.arrayContaining([expect.stringContaining('start')]),
    })
    expect(first?.text).not.toContain(String(SEED))
    // Memory dumps would contain secrets.
    const files = await readdir(app.dataFolder, { recursive: true })
    expect(files.filter((name) => name.endsWith('.dmp'))).toEqual([])
  })
})

describe('a page that keeps crashing', () => {
  it('is not loaded again after a message, and the program ends', async () => {
    app = await startApp({ settings: FAST_SETTINGS })
    await app.program.evaluate(({ dialog }) => {
      dialog.showMessageBox = async (options: unknown) => {
        console.error(JSON.stringify(options))
        return { response: 0, checkboxChecked: false }
      }
    })
    let said = ''
    app.program.process().stderr?.on('data', (chunk) => {
      said += chunk
    })
    await stopClock()
    for (let crash = 1; crash <= 3; crash++) await killPage(app)
    const ended = once(app.program.process(), 'exit')
    void killPage(app).catch(() => undefined) // the program ends before it can answer
    await ended
    await expect.poll(() => said).toContain('keeps crashing')
  })
})

describe('crash reports', () => {
  it('contain nothing about hidden fleets, whatever crashed', async () => {
    app = await startApp({ settings: FAST_SETTINGS })
    const { id } = await value(app, 'match:create', { game: 'sea-battle', options: {}, seats: CREWS, seed: SEED })
    await value(app, 'match:open', { id })
    for (const [seat, flag] of [
      ['north', 'pirates'],
      ['south', 'royal'],
    ] as const) {
      await value(app, 'match:play', { id, seat, move: { kind: 'place', flag, ships: FLEET } })
    }
    const secrets = FLEET.filter(({ length }) => length > 1).flatMap((ship) => [
      JSON.stringify(ship),
      ship.map(nameOf).join(' '),
    ])
    // An error in the host with the fleet in its message.
    await app.program.evaluate((_electron, text) => {
      process.emit('uncaughtException', new Error(`cannot fold {"ships":[${text}]}`))
    }, JSON.stringify(FLEET))
    await killPage(app)
    await expect.poll(async () => (await reports()).length).toBe(2)
    for (const { text } of await reports()) {
      expect([...secrets, String(SEED)].filter((secret) => text.includes(secret))).toEqual([])
    }
    expect((await reports()).map(({ report }) => report.what)).toEqual(['host', 'page'])
  })

  it('are written at the next start after the program was killed, and only then', async () => {
    app = await startApp({ settings: FAST_SETTINGS })
    await app.kill()
    app = await app.restart()
    await app.page.getByRole('button').first().waitFor()
    expect((await reports()).map(({ report }) => report.reason)).toEqual(['did not shut down'])
    await app.quit()
    app = await app.restart()
    await app.page.getByRole('button').first().waitFor()
    expect(await reports()).toHaveLength(1)
  })
})
