import { afterAll, describe, expect, it } from 'vitest'
import { book as english } from '../../renderer/i18n/en/book.ts'
import { book as russian } from '../../renderer/i18n/ru/book.ts'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { clicks } from './layout/moment.ts'
import { faultsOf } from './layout/rectangles.ts'
import { choiceIn, panelBoxes, setTextScale } from './layout/smallWindow.ts'

const app = await startApp({ size: { width: 960, height: 600 }, settings: { ...FAST_SETTINGS, language: 'ru' } })
afterAll(() => app.discard())

const { page } = app

const choice = () => choiceIn(page)
const boxesOf = (ids: readonly string[]) => panelBoxes(page, ids)

/** Between the brig and her goal. */
const CLEAR = ['f3', 'l3', 'l5', 'l8', 'f8', 'i2']

/** Left and top of the lesson's card; its text makes it higher or lower. */
const guideCorner = async () => (await boxesOf(['lesson-guide']))[0]?.split(' ').slice(1, 3)

describe('a lesson of Admiral in a small window', () => {
  it('is read and played without anything that moves or scrolls', async () => {
    await clicks('menu-lessons', 'lesson-sailing')(app)
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
    await setTextScale(page, 2)
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
