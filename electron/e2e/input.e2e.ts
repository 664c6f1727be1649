import { afterAll, describe, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { unfold } from './driver/newMatch.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS })
afterAll(() => app.discard())

const { page } = app
const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
/** Returns whether a place of the page is on the table, and under no panel. */
const isFree = ({ x, y }: { x: number; y: number }) =>
  page.evaluate(([px, py]) => document.elementFromPoint(px, py)?.tagName === 'CANVAS', [x, y] as const)
const gap = async (a: string, b: string) => (await app.cellToScreen(b)).x - (await app.cellToScreen(a)).x

/** The seed of a deal with open land where the ship lies. */
const OPEN_LAND_AT_G2 = '20'

/** Waits until the table is drawn and the camera is at rest in front of it: until then the wheel has no effect. */
async function tableRests(): Promise<void> {
  await page.locator('.table[data-hidden="false"]').waitFor()
  let last = Number.NaN
  const hasMoved = async () => {
    const before = last
    last = await gap('k12', 'l12')
    return last !== before
  }
  await expect.poll(hasMoved, { interval: 300 }).toBe(false)
}

describe('the camera', () => {
  it('zooms to the pointer by the wheel, and back to the whole table by Home', async () => {
    await page.getByTestId('menu-new').click()
    await unfold(page)
    await page.getByTestId('new-seed').fill(OPEN_LAND_AT_G2)
    await page.getByTestId('start-match').click()
    await page.getByText('still hidden').waitFor()
    await tableRests()
    const corner = await app.cellToScreen('l12')
    const width = await gap('k12', 'l12')
    await page.mouse.move(corner.x, corner.y)
    for (let notch = 0; notch < 6; notch++) await page.mouse.wheel(0, -100)
    await expect.poll(() => gap('k12', 'l12')).toBeGreaterThan(width * 1.5)
    const zoomed = await app.cellToScreen('l12')
    expect(Math.hypot(zoomed.x - corner.x, zoomed.y - corner.y)).toBeLessThan(3)
    await app.screenshot('input-corner')
    await press('Home')
    await expect.poll(() => gap('k12', 'l12')).toBeCloseTo(width)
  })

  it('brings the selection into sight, and looks at it by key', async () => {
    const corner = await app.cellToScreen('b12')
    await page.mouse.move(corner.x, corner.y)
    for (let notch = 0; notch < 7; notch++) await page.mouse.wheel(0, -100)
    await expect.poll(async () => (await app.cellToScreen('g1')).y).toBeGreaterThan(800)
    await press('Tab')
    await expect.poll(async () => isFree(await app.cellToScreen('g1'))).toBe(true)
    await press('End')
    await expect.poll(async () => (await app.cellToScreen('g1')).y).toBeLessThan(600)
    await press('Home')
    await tableRests()
  })

  it('zooms with two fingers; a long press shows the card of the tile', async () => {
    const devtools = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
    const middle = await app.cellToScreen('g7')
    const width = await gap('g7', 'h7')
    const fingers = (spread: number) => [-spread, spread].map((dx) => ({ x: middle.x + dx, y: middle.y }))
    await touch('touchStart', ...fingers(60))
    for (const spread of [80, 100, 120]) await touch('touchMove', ...fingers(spread))
    await touch('touchEnd')
    await expect.poll(() => gap('g7', 'h7')).toBeGreaterThan(width * 1.4)
    await press('Home')
    await expect.poll(() => gap('g7', 'h7')).toBeCloseTo(width)
    await page.mouse.move(5, 795)
    await touch('touchStart', await app.cellToScreen('d5'))
    await page.getByTestId('hud-tile').getByText('d5').waitFor()
    await touch('touchEnd')
    expect(await page.getByTestId('hud-tile').getByText('d5').count()).toBe(1)
    await devtools.detach()
  })
})

describe('the keys', () => {
  it('are enough for a turn of Jackal', async () => {
    await press('ArrowUp', 'Enter')
    await page
      .getByText(/ashore at g2/)
      .first()
      .waitFor()
  })

  it('and a double click looks at a man, and only chooses him', async () => {
    const hint = page.getByTestId('hud-hint').getByText(/^Choose/)
    await hint.first().waitFor()
    await app.boardAtRest('g2')
    const width = await gap('g2', 'h2')
    const man = await app.cellToScreen('g2')
    await page.mouse.dblclick(man.x, man.y)
    await expect.poll(() => gap('g2', 'h2')).toBeGreaterThan(width * 1.3)
    expect(await page.getByTestId('why').count()).toBe(0)
    await app.screenshot('input-double-click')
    await press('Home')
    await expect.poll(() => gap('g2', 'h2')).toBeCloseTo(width)
  })

  it('can be changed on their page, and the change is kept', async () => {
    await press('F1')
    await page.getByRole('button', { name: "Ship's log: L. Change" }).click()
    await press('KeyJ')
    await page.getByRole('button', { name: "Ship's log: J. Change" }).waitFor()
    await app.screenshot('input-keys')
    await page.getByTestId('keys-close').click()
    const log = page.getByRole('region', { name: "Ship's log" })
    await press('KeyJ')
    await expect.poll(() => log.count()).toBe(1)
    await press('KeyJ', 'KeyL')
    await expect.poll(() => log.count()).toBe(0)
  })

  it('cause no error', () => {
    expect(app.consoleErrors).toEqual([])
  })
})
