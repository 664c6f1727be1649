import { afterAll, describe, expect, it } from 'vitest'
import { overBudget } from '../../renderer/table/frameBudget.ts'
import type { Json } from '../contract/json.ts'
import type { Settings } from '../contract/settings.ts'
import { FAST_SETTINGS, type RunningApp, startApp } from './driver/app.ts'
import { framesInASecond } from './driver/frames.ts'
import { FULL_BOARD, FULL_ISLAND } from './driver/fullBoard.ts'
import { value } from './driver/host.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS })
afterAll(() => app.discard())

describe('a new match', () => {
  it('is created from the menu', async () => {
    await app.page.getByRole('button', { name: 'New match' }).click()
    await app.page.getByRole('button', { name: 'Start', exact: true }).click()
    await app.page.getByText('still hidden').waitFor()
    await app.cellToScreen('g1')
    await app.screenshot('opening')
  })

  it('renders no frames while nothing happens', async () => {
    await app.page.mouse.move(5, 795)
    // Wait until all lazily loaded chunks have been drawn.
    await expect.poll(() => framesInASecond(app)).toBe(0)
  })

  it('stays within the budget of the low tier', async () => {
    expect(overBudget(await app.frameCost(), 'low')).toEqual([])
  })

  it('is played by clicking the board', async () => {
    await app.clickCell('g1')
    await app.page.getByTestId('hud-hint').getByText(/^Sail/).waitFor()
    await app.page.keyboard.press('Tab')
    await app.clickCell('g2')
    await app.page.getByTestId('btn-log').click()
    await app.page
      .getByTestId('hud-log')
      .getByText(/ashore at g2/)
      .waitFor()
    await app.screenshot('first-step')
    expect(app.consoleErrors).toEqual([])
  })
})

describe('the sea on High', () => {
  it('rests 30 seconds after the last input, and wakes with the next', { timeout: 120_000 }, async () => {
    await app.change({ quality: 'high', reducedMotion: 'off' })
    await app.page.getByTestId('menu-continue').click()
    await app.cellToScreen('g1')
    await app.page.mouse.move(5, 795)
    await expect.poll(() => framesInASecond(app)).toBeGreaterThan(0)
    await passInPage(app, 31_000)
    await expect.poll(() => framesInASecond(app)).toBe(0)
    await app.page.mouse.move(9, 790)
    await expect.poll(() => framesInASecond(app)).toBeGreaterThan(0)
    await app.change({ quality: 'low', reducedMotion: 'on' })
  })
})

/** Lets time pass for the page's clock in one step. */
function passInPage({ page }: RunningApp, milliseconds: number): Promise<void> {
  return page.evaluate((passed) => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + passed
  }, milliseconds)
}

/** Opens a position on a tier and returns the cost of a frame once nothing moves. */
async function costOf(position: Json, settings: Partial<Settings>) {
  const seat = { name: 'Ann', player: { kind: 'human' } } as const
  const seats = { white: seat, red: seat, black: seat, yellow: seat }
  await value(app, 'match:create', { game: 'jackal', options: {}, position, seats })
  await value(app, 'settings:change', settings)
  await app.page.reload({ waitUntil: 'domcontentloaded' })
  await app.page.getByTestId('menu-continue').click()
  await app.cellToScreen('f1')
  await app.page.getByText('Setting the table').waitFor({ state: 'detached' })
  await app.page.mouse.move(5, 795)
  await expect.poll(() => framesInASecond(app), { timeout: 30_000 }).toBe(0)
  return app.frameCost()
}

describe.each([
  ['25 × 25 with a ferry, the bear and the boat afloat', FULL_BOARD, 'low', 'auto', 30_000],
  ['25 × 25 with a ferry, the bear and the boat afloat', FULL_BOARD, 'medium', 'auto', 100_000],
  ['the island of the base game', FULL_ISLAND, 'low', 'carved', 30_000],
  ['the island of the base game', FULL_ISLAND, 'high', 'auto', 200_000],
] as const)('the fullest table: %s, all open', (_, position, quality, tiles, least) => {
  it(`stays within the budget of the tier ${quality}, tiles: ${tiles}`, { timeout: 120_000 }, async () => {
    const { dearest } = await costOf(position, { quality, tiles })
    expect(overBudget(dearest, quality)).toEqual([])
    expect(dearest.triangles).toBeGreaterThan(least)
    await app.screenshot(`full-board-${quality}-${tiles}`)
    expect(app.consoleErrors).toEqual([])
  })
})
