import { afterAll, describe, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { clicks, type Moment, openMoment } from './layout/moment.ts'
import { SEA_BATTLE_MOMENTS } from './layout/seaBattle.ts'
import { slotFaults, type Wanted } from './layout/slots.ts'
import { setTextScale } from './layout/textScale.ts'
import { showIn, WINDOWS } from './layout/windows.ts'

const settings = { ...FAST_SETTINGS, language: 'ru', reducedMotion: 'on' } as const
const app = await startApp({ size: { width: 1280, height: 800 }, settings })
afterAll(() => app.discard())

const { page } = app

const ISLAND: Moment = {
  name: 'Jackal',
  match: { game: 'jackal', options: { players: 3 } },
  people: ['white'],
  seats: ['white', 'red', 'black'],
  seed: 3,
  cells: ['g1', 'g2'],
}

const DUEL: Moment = {
  name: 'Admiral',
  match: { game: 'admiral', options: { captains: 'none' } },
  people: ['red'],
  seats: ['red', 'blue'],
  // a fresh wind
  seed: 1,
  cells: [],
}

const BATTLE = SEA_BATTLE_MOMENTS.find(({ name }) => name.endsWith('a later shot'))
if (!BATTLE) throw new Error('no such moment')

/**
 * The number of looks at a window, and the time between two of them, ms: the camera follows a new window and what opens
 * in it.
 */
const LOOKS = 40
const BETWEEN = 250

/** Every layout, by `npm run layout`; otherwise half of them, and the next game has the other half. */
const isWhole = process.env.LAYOUT === 'all'
const windowsOf = (place: number) => WINDOWS.filter((_, index) => isWhole || index % 2 === place % 2)

/** Returns the faults of the slots in the windows of a place once they are at rest. */
async function faultsOf(place: number, wanted: Wanted, look = () => Promise.resolve()): Promise<string[]> {
  const found: string[] = []
  for (const window of windowsOf(place)) {
    await showIn(app, window)
    await look()
    found.push(...(await faultsAtRest(wanted)).map((fault) => `${window.name}: ${fault}`))
  }
  return found
}

async function faultsAtRest(wanted: Wanted): Promise<readonly string[]> {
  for (let look = 1; ; look++) {
    const faults = await slotFaults(app, wanted)
    if (faults.length === 0 || look === LOOKS) return faults
    await page.waitForTimeout(BETWEEN)
  }
}

describe('the coach', () => {
  it.each([ISLAND, DUEL, { ...BATTLE, cells: [] }].map((moment, place) => ({ ...moment, place })))(
    'has its lines and its button in reach, and covers no cell of $name',
    async ({ place, ...moment }) => {
      await showIn(app, WINDOWS[0])
      await openMoment(app, moment)
      await page.keyboard.press('KeyQ')
      await page.getByTestId('coach-1').waitFor()
      const buttons = ['coach-1', 'coach-close', 'btn-coach', 'btn-menu']
      // The coach's moves, and thus its marks, depend on its thinking time. In the home view every place is in sight.
      const home = () => page.keyboard.press('Home')
      expect(await faultsOf(place, { cells: moment.cells, buttons }, home)).toEqual([])
      await app.screenshot(`coach-${moment.match.game}`)
    },
  )
})

/** A lesson of each game. */
const LESSONS = ['sailing', 'ashore', 'shots'] as const

describe('a lesson', () => {
  it.each(LESSONS)('shows the next step, and its buttons are in reach: %s', async (id) => {
    await showIn(app, WINDOWS[0])
    await clicks('btn-menu', 'pause-menu', 'menu-lessons', `lesson-${id}`)(app)
    await page.getByTestId('lesson-guide').waitFor()
    expect(await faultsOf(LESSONS.indexOf(id), { cells: [], buttons: ['lesson-back', 'lesson-restart'] })).toEqual([])
    await app.screenshot(`lesson-${id}`)
  })
})

describe('a recording', () => {
  it('has its controls in reach', async () => {
    await showIn(app, WINDOWS[0])
    await openMoment(app, DUEL)
    await clicks('end-turn', 'end-sure', 'btn-log')(app)
    await page.locator('.log-line').first().click()
    await page.getByTestId('replay-position').waitFor({ state: 'attached' })
    const buttons = ['replay-back', 'replay-play', 'replay-forth', 'replay-scrub', 'replay-leave']
    expect(await faultsOf(1, { cells: [], buttons })).toEqual([])
    await app.screenshot('recording')
    await clicks('replay-leave')(app)
    await page.getByTestId('btn-menu').waitFor()
  })
})

describe('with the largest text in a small window', () => {
  it.each([ISLAND, DUEL, BATTLE])('every button is in reach and no text is cut: $name', async (moment) => {
    await showIn(app, WINDOWS[0])
    await openMoment(app, moment)
    await app.resize({ width: 960, height: 600 })
    await setTextScale(page, 2)
    expect(await slotFaults(app, { cells: [], buttons: ['btn-menu', 'btn-log', 'btn-undo-icon'] })).toEqual([])
    await app.screenshot(`largest-${moment.match.game}`)
  })

  it('the list of lessons shows every button, and no text is cut off', async () => {
    await app.resize({ width: 1280, height: 720 })
    await clicks('btn-menu', 'pause-menu', 'menu-lessons')(app)
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
})
