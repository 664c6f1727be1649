import { afterAll, describe, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { battle, ship } from './layout/battle.ts'
import { clicks, type Moment, openMoment } from './layout/moment.ts'
import { faultsOf } from './layout/rectangles.ts'
import { choiceIn, freeHeight, panelBoxes, setTextScale } from './layout/smallWindow.ts'

const app = await startApp({ size: { width: 960, height: 600 }, settings: { ...FAST_SETTINGS, language: 'ru' } })
afterAll(() => app.discard())

const { page } = app

const DUEL: Moment = {
  name: 'Admiral: the beginning of a duel',
  match: { game: 'admiral', options: { captains: 'none' } },
  people: ['red'],
  seats: ['red', 'blue'],
  // a fresh wind
  seed: 1,
  cells: [],
}

const choice = () => choiceIn(page)
const boxesOf = (ids: readonly string[]) => panelBoxes(page, ids)

/** Where the red squadron lies, without its fort. */
const ownCells = async () => (await choice()).able.flatMap(({ cell }) => cell ?? [])

/** The panels that keep their places, by their test ids. */
const PANELS = ['hud-fleets', 'hud-wind', 'hud-turn', 'btn-menu'] as const

describe('Admiral in a small window', () => {
  it('shows the whole own squadron at the beginning, and after each choice', async () => {
    await openMoment(app, DUEL)
    const cells = await ownCells()
    expect(cells.length).toBe(4)
    for (const { unit } of (await choice()).able) {
      await page.getByTestId(`unit-${unit}`).click()
      expect((await choice()).selected).toBe(unit)
      expect(await faultsOf(app, { cells, buttons: ['order-sail', 'order-finish', 'end-turn'] })).toEqual([])
    }
  })

  it('leaves the cells round a course free, so that one click compares it with another', async () => {
    const { able } = await choice()
    for (const { unit } of able) {
      await page.getByTestId(`unit-${unit}`).click()
      if ((await choice()).berths.length > 1) break
    }
    const cells = [...new Set((await choice()).berths.map(({ cell }) => cell))]
    expect(cells.length).toBeGreaterThan(1)
    // from now on a click shows another course
    await page.getByTestId('order-sail').click()
    for (const cell of cells) {
      if ((await choice()).course?.cell !== cell) await app.clickCell(cell)
      expect((await choice()).course?.cell).toBe(cell)
      expect(await faultsOf(app, { cells, buttons: ['btn-sail'] })).toEqual([])
    }
  })

  it('keeps its panels where they are', async () => {
    const before = await boxesOf(PANELS)
    expect(before).not.toContain(undefined)
    await page.keyboard.press('Escape')
    await page.getByTestId('course').waitFor({ state: 'detached' })
    for (const { unit } of (await choice()).able) {
      await page.getByTestId(`unit-${unit}`).click()
      expect(await boxesOf(PANELS)).toEqual(before)
    }
    await clicks('btn-danger')(app)
    await page.getByTestId('danger-legend').waitFor()
    expect(await boxesOf(PANELS)).toEqual(before)
    await clicks('btn-danger')(app)
    await clicks('btn-danger')(app)
  })
})

describe('Admiral in a small window asks whole whether the turn ends', () => {
  it.each([
    ['with text of the usual size', 1, []],
    ['with the largest text', 2, []],
    ['with the largest text and the coach below it', 2, ['KeyQ']],
    ['with text of the usual size and the coach below it', 1, ['KeyQ']],
  ] as const)('%s', async (_, scale, keys) => {
    await openMoment(app, DUEL)
    await setTextScale(page, scale)
    for (const key of keys) await page.keyboard.press(key)
    if (keys.length > 0) await page.getByTestId('coach-1').waitFor()
    await page.getByTestId('end-turn').click()
    const panel = page.getByTestId('end')
    const cut = () => panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    const title = panel.getByTestId('hud-hint')
    await expect
      .poll(async () => [(await cut()) < 2, ((await title.boundingBox())?.width ?? 0) > 200])
      .toEqual([true, true])
    await app.screenshot(`small-end-${scale}-${keys.length}`)
    await page.getByTestId('end-back').click()
    await setTextScale(page, 1)
  })
})

/** The part of the window's height between the panels above the table and the bar of a recording. */
const freeShare = () =>
  page.evaluate(() => {
    const above = [...document.querySelectorAll('.slot-scores > *')]
    const top = Math.max(...above.map((one) => one.getBoundingClientRect().bottom))
    const bottom = document.querySelector('.slot-dock')?.getBoundingClientRect().top ?? 0
    return (bottom - top) / window.innerHeight
  })

describe('a recording in a small window', () => {
  it.each([
    [1, 0.5],
    [1.25, 0.4],
  ])('leaves room to the table with text of size %f: %f of the height', async (scale, least) => {
    await openMoment(app, DUEL)
    await page.getByTestId('end-turn').click()
    await page.getByTestId('end-sure').click()
    await page.getByTestId('btn-log').click()
    await page.locator('.log-line').first().click()
    await page.getByTestId('replay-position').waitFor({ state: 'attached' })
    await setTextScale(page, scale)
    await expect.poll(freeShare).toBeGreaterThan(least)
    await setTextScale(page, 1)
    await clicks('replay-leave')(app)
    await page.getByTestId('end-turn').waitFor()
  })
})

describe('Admiral with large text in the smallest window', () => {
  it.each([1.5, 2])('has orders, the ship’s card and the coach in reach, one beside the other: ×%f', async (scale) => {
    await app.resize({ width: 960, height: 600 })
    await setTextScale(page, scale)
    await openMoment(app, DUEL)
    await page.keyboard.press('Tab')
    const buttons = ['order-sail', 'order-finish', 'end-turn', 'btn-coach']
    expect(await faultsOf(app, { cells: [], buttons })).toEqual([])
    expect(await page.getByTestId('ship-card').isVisible()).toBe(true)
    await page.getByTestId('btn-coach').click()
    await page.getByTestId('coach-1').waitFor()
    expect(await faultsOf(app, { cells: [], buttons: ['end-turn', 'coach-1', 'coach-close'] })).toEqual([])
    await app.screenshot(`small-admiral-large-${scale}`)
  })
})

describe('the coach in the smallest window', () => {
  const LEAST = 0.55
  const lines = () => page.getByTestId(/^coach-\d$/)

  const ask = async (moment: Moment) => {
    await app.resize({ width: 960, height: 600 })
    await setTextScale(page, 1)
    await openMoment(app, moment)
    await page.keyboard.press('KeyQ')
    await lines().first().waitFor()
  }

  it.each(['en', 'ru'] as const)('leaves over half of the height to the sea of Admiral: %s', async (language) => {
    await app.change({ language })
    await ask(DUEL)
    expect(await lines().count()).toBeGreaterThan(1)
    expect(await freeHeight(page)).toBeGreaterThan(LEAST)
    const buttons = ['coach-1', 'coach-2', 'coach-close', 'end-turn', 'order-sail', 'btn-coach']
    expect(await faultsOf(app, { cells: await ownCells(), buttons })).toEqual([])
    await app.screenshot(`small-coach-admiral-${language}`)
  })

  it.each(['l2', 'v3'])('covers no cell that a line of his leads to, near the panels at %s', async (at) => {
    const match = battle({ ships: [ship('red-1', 'frigate', at, 'E'), ship('blue-1', 'galleon', 'l14', 'N')] })
    await ask({ name: `a frigate at ${at}`, match, people: ['red'], seats: ['red', 'blue'], cells: [] })
    const led: string[] = []
    for (const line of await lines().all()) {
      await line.click()
      const { course } = await choiceIn(page)
      if (!course) continue
      led.push(course.cell)
      expect(await faultsOf(app, { cells: [course.cell], buttons: ['btn-sail', 'coach-close'] })).toEqual([])
      expect(await freeHeight(page)).toBeGreaterThan(LEAST)
    }
    expect(led).not.toEqual([])
  })

  it('leaves over half of the height to the island of Jackal, and its cell free', async () => {
    const match = { game: 'jackal', options: { players: 2 } } as const
    await ask({ name: 'Jackal', match, people: ['white'], seats: ['white', 'red'], seed: 3, cells: [] })
    expect(await freeHeight(page)).toBeGreaterThan(LEAST)
    const buttons = ['coach-1', 'coach-close', 'btn-coach']
    expect(await faultsOf(app, { cells: ['g1', 'g2'], buttons })).toEqual([])
    await app.screenshot('small-coach-jackal')
  })
})
