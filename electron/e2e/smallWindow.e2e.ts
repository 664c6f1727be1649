import { afterAll, describe, expect, it } from 'vitest'
import { book as english } from '../../renderer/i18n/en/book.ts'
import { book as russian } from '../../renderer/i18n/ru/book.ts'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { clicks, type Moment, openMoment } from './layout/moment.ts'
import { faultsOf } from './layout/rectangles.ts'

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

interface Choice {
  readonly able: readonly { readonly unit: string; readonly cell: string | null }[]
  readonly selected: string | null
  readonly course: { readonly cell: string } | null
  readonly berths: readonly { readonly cell: string }[]
}

interface ProbedWindow extends Window {
  readonly admiralProbe?: () => Choice
}

const choice = () =>
  page.evaluate(() => {
    const probe = (window as ProbedWindow).admiralProbe
    if (!probe) throw new Error('no match is shown')
    return probe()
  })

/** Where the red squadron lies, without its fort. */
const ownCells = async () => (await choice()).able.flatMap(({ cell }) => cell ?? [])

/** Sets the text size as the settings do. */
const setTextScale = (scale: number) =>
  page.evaluate((textScale) => {
    document.documentElement.dataset.textScale = String(textScale)
  }, scale)

/** The panels that keep their places, by their test ids. */
const PANELS = ['hud-turn', 'hud-fleets', 'hud-wind', 'hud-hint', 'hud-log', 'ship-card', 'orders'] as const

/** Left, top, right and bottom of panels, in whole CSS pixels. */
const boxesOf = (ids: readonly string[]) =>
  page.evaluate(
    (names) =>
      names.map((name) => {
        const box = document.querySelector(`[data-testid="${name}"]`)?.getBoundingClientRect()
        return box && [name, ...[box.left, box.top, box.right, box.bottom].map(Math.round)].join(' ')
      }),
    ids,
  )

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
    for (const cell of cells) {
      await app.clickCell(cell)
      expect((await choice()).course?.cell).toBe(cell)
      expect(await faultsOf(app, { cells, buttons: ['btn-sail'] })).toEqual([])
    }
  })

  it('keeps its panels where they are', async () => {
    // the course that is planned stands in the place of the ship's card
    const others = PANELS.filter((id) => id !== 'ship-card')
    const beside = await boxesOf(others)
    expect(beside).not.toContain(undefined)
    await page.keyboard.press('Escape')
    await page.getByTestId('course').waitFor({ state: 'detached' })
    const [{ unit: first } = { unit: 'none' }] = (await choice()).able
    await page.getByTestId(`unit-${first}`).click()
    expect(await boxesOf(others)).toEqual(beside)
    const before = await boxesOf(PANELS)
    expect(before).not.toContain(undefined)
    for (const { unit } of (await choice()).able) {
      await page.getByTestId(`unit-${unit}`).click()
      expect(await boxesOf(PANELS)).toEqual(before)
    }
    await clicks('btn-danger')(app)
    await page.getByTestId('danger-legend').waitFor()
    expect(await faultsOf(app, { cells: [], buttons: ['btn-danger-next'] })).toEqual([])
    expect(await boxesOf(PANELS)).toEqual(before)
    await clicks('btn-danger')(app)
  })
})

describe('Admiral in a small window asks whole whether the turn ends', () => {
  it.each([
    ['with the largest text', 2, []],
    ['with the largest text and the coach below it', 2, ['KeyQ']],
    ['with text of the usual size and the coach below it', 1, ['KeyQ']],
  ] as const)('%s', async (_, scale, keys) => {
    await openMoment(app, DUEL)
    await setTextScale(scale)
    for (const key of keys) await page.keyboard.press(key)
    if (keys.length > 0) await page.getByTestId('coach-1').waitFor()
    await page.getByTestId('end-turn').click()
    const panel = page.getByTestId('end')
    const cut = () => panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    const title = panel.getByRole('heading')
    await expect
      .poll(async () => [(await cut()) < 2, ((await title.boundingBox())?.width ?? 0) > 200])
      .toEqual([true, true])
    await page.getByTestId('end-back').click()
    await setTextScale(1)
  })
})

/** The part of the window's height between the panels above the table and the bar of a recording. */
const freeShare = () =>
  page.evaluate(() => {
    const above = [...document.querySelectorAll('.hud-turn > .wood, .hud-scores > *')]
    const top = Math.max(...above.map((one) => one.getBoundingClientRect().bottom))
    const bottom = document.querySelector('.replay-bar')?.getBoundingClientRect().top ?? 0
    return (bottom - top) / window.innerHeight
  })

describe('a recording in a small window', () => {
  it.each([
    [1, 0.5],
    [2, 0.4],
  ])('leaves room to the table with text of size %f: %f of the height', async (scale, least) => {
    await openMoment(app, DUEL)
    await page.getByTestId('end-turn').click()
    await page.getByTestId('end-sure').click()
    await page.locator('.log-line').first().click()
    await page.getByTestId('replay-position').waitFor({ state: 'attached' })
    await setTextScale(scale)
    await expect.poll(freeShare).toBeGreaterThan(least)
    await setTextScale(1)
    await clicks('replay-leave')(app)
    await page.locator('.hint-bar').waitFor()
  })
})

/** Between the brig and her goal. */
const CLEAR = ['f3', 'l3', 'l5', 'l8', 'f8', 'i2']

/** Left and top of the lesson's card; its text makes it higher or lower. */
const guideCorner = async () => (await boxesOf(['lesson-guide']))[0]?.split(' ').slice(1, 3)

describe('a lesson of Admiral in a small window', () => {
  it('is read and played without anything that moves or scrolls', async () => {
    await clicks('btn-menu', 'pause-menu', 'menu-lessons', 'lesson-sailing')(app)
    await page.getByTestId('lesson-guide').waitFor()
    await expect.poll(async () => (await choice()).berths.length).toBeGreaterThan(0)
    const corner = await guideCorner()
    const buttons = await boxesOf(['lesson-back', 'lesson-restart'])
    // the lesson says what to do, and the hint nothing else
    expect(await page.locator('.hint-bar .hint-text').isVisible()).toBe(false)
    expect(await faultsOf(app, { cells: CLEAR, buttons: ['order-sail'] })).toEqual([])
    const [first] = (await choice()).berths
    await app.clickCell(first?.cell ?? '')
    expect(await faultsOf(app, { cells: CLEAR, buttons: ['btn-sail'] })).toEqual([])
    await clicks('btn-sail')(app)
    await page.locator('[data-testid=lesson-guide][data-done="1"]').waitFor()
    expect(await guideCorner()).toEqual(corner)
    expect(await boxesOf(['lesson-back', 'lesson-restart'])).toEqual(buttons)
    const guide = page.getByTestId('lesson-guide')
    expect(await guide.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2)
  })
})

/** A lesson of each game, and all whose guide stands where its does. */
const LESSONS = {
  sailing: ['sailing', 'gunnery', 'boarding', 'fort', 'captains', 'weather', 'skirmish'],
  ashore: ['ashore', 'tiles', 'crews', 'residents', 'waters'],
  shots: ['fleet', 'shots'],
}

/** The longest text of a step in these lessons, in a language, with what is told of the table after it. */
function longestOf(texts: Readonly<Record<string, unknown>>, lessons: readonly string[]): string {
  const steps = Object.entries(texts).filter(([key]) =>
    lessons.some((lesson) => key.startsWith(`lesson.${lesson}.`) && key.endsWith('.text')),
  )
  const told = steps.map(([key, text]) => [text, texts[key.replace(/text$/, 'table')] ?? ''].join(' '))
  return told.sort((a, b) => b.length - a.length)[0] ?? ''
}

describe('the guide of a lesson in a small window', () => {
  it.each(Object.entries(LESSONS))(
    'shows the longest step whole, and its buttons stay where they are: %s',
    async (id, lessons) => {
      await clicks('btn-menu', 'pause-menu', 'menu-lessons', `lesson-${id}`)(app)
      const guide = page.getByTestId('lesson-guide')
      await guide.waitFor()
      await page.waitForFunction(() => document.querySelector('[data-testid="table-note"]') === null)
      // it goes home once the camera of a match that begins has come to rest
      await app.atRest(() => guide.boundingBox())
      const buttons = await boxesOf(['lesson-back', 'lesson-restart'])
      for (const texts of [english, russian]) {
        const text = longestOf(texts, lessons)
        expect(text.length).toBeGreaterThan(150)
        const [cut, below] = await guide.evaluate((section, words) => {
          const said = section.querySelector('p')
          if (said) said.textContent = words
          const { top, bottom } = section.getBoundingClientRect()
          return [section.scrollHeight - section.clientHeight, Math.max(-top, bottom - window.innerHeight)]
        }, text)
        expect(await boxesOf(['lesson-back', 'lesson-restart'])).toEqual(buttons)
        expect({ id, cut: (cut ?? 0) > 1, below: (below ?? 0) > 0 }).toEqual({ id, cut: false, below: false })
      }
      await app.screenshot(`small-lesson-${id}`)
    },
  )
})

describe('with text for a television', () => {
  it('the list of lessons has every button in sight, and no text is cut off', async () => {
    await app.resize({ width: 1280, height: 720 })
    await setTextScale(2)
    await clicks('btn-menu', 'pause-lessons')(app)
    await page.getByTestId('screen-lessons').waitFor()
    const faults = await page.locator('.lesson-card, .screen-head, .course-head').evaluateAll((all) =>
      all.flatMap((one) => {
        const parts = [one, ...one.querySelectorAll('.title, .about, button')]
        const cut = parts.filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        const outside = parts.filter((part) => part.getBoundingClientRect().right > window.innerWidth)
        return [...cut, ...outside].map(({ textContent }) => textContent)
      }),
    )
    expect(faults).toEqual([])
  })

  it.each(Object.keys(LESSONS))('a lesson says what to do beside nothing that covers it: %s', async (id) => {
    await clicks(`lesson-${id}`)(app)
    const guide = page.getByTestId('lesson-guide')
    await guide.waitFor()
    await page.waitForFunction(() => document.querySelector('[data-testid="table-note"]') === null)
    const covering = () =>
      guide.evaluate((section) => {
        const words = section.querySelector('p')
        const lines = words ? [...words.getClientRects()].slice(0, 3) : []
        const reached = (x: number, y: number) => section.contains(document.elementFromPoint(x, y))
        return (
          lines.length > 1 &&
          lines.every(({ left, right, top, bottom }) => reached((left + right) / 2, (top + bottom) / 2))
        )
      })
    await expect.poll(covering).toBe(true)
    await app.screenshot(`television-lesson-${id}`)
    await clicks('btn-menu', 'pause-lessons')(app)
  })
})

describe('Admiral with large text in the smallest window', () => {
  it.each([1.5, 2])('has orders, the ship’s card and the coach in reach, one beside the other: ×%f', async (scale) => {
    await app.resize({ width: 960, height: 600 })
    await page.evaluate((textScale) => {
      document.documentElement.dataset.textScale = String(textScale)
    }, scale)
    await openMoment(app, DUEL)
    await page.keyboard.press('Tab')
    const buttons = ['order-sail', 'order-finish', 'end-turn', 'btn-coach', 'btn-zoom-in', 'btn-overview']
    expect(await faultsOf(app, { cells: [], buttons })).toEqual([])
    expect(await page.getByTestId('ship-card').isVisible()).toBe(true)
    await page.getByTestId('btn-coach').click()
    await page.getByTestId('coach-1').waitFor()
    expect(await faultsOf(app, { cells: [], buttons: ['end-turn', 'coach-1', 'coach-close'] })).toEqual([])
    await app.screenshot(`small-admiral-large-${scale}`)
  })
})
