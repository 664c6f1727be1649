import { afterAll, describe, expect, it } from 'vitest'
import { printCell } from '../../engine/admiral/cells.ts'
import { dealt } from '../../engine/testkit/sea.ts'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { ADMIRAL_MOMENTS } from './layout/admiral.ts'
import { JACKAL_MOMENTS, TWO_CREWS_EACH } from './layout/jackal.ts'
import { keys, type Moment, openMoment } from './layout/moment.ts'
import { faultsOf } from './layout/rectangles.ts'
import { SEA_BATTLE_MOMENTS } from './layout/seaBattle.ts'
import { setTextScale } from './layout/smallWindow.ts'
import { WATERS_MOMENTS } from './layout/waters.ts'

const language = process.env.LAYOUT_LANGUAGE === 'ru' ? 'ru' : 'en'
const app = await startApp({ size: { width: 1280, height: 800 }, settings: { ...FAST_SETTINGS, language } })
afterAll(() => app.discard())

const { page } = app

const fontSize = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))

describe('text and panels', () => {
  it.each([
    { width: 960, height: 600, normal: 16 },
    { width: 1280, height: 720, normal: 16 },
    { width: 1280, height: 800, normal: 16 },
    { width: 1920, height: 1080, normal: 21.6 },
    { width: 3840, height: 2160, normal: 43.2 },
  ])('are $normal px in a window of $width x $height, and grow with the text size', async ({ normal, ...size }) => {
    await app.resize(size)
    for (const scale of [1, 1.25, 2]) {
      await setTextScale(page, scale)
      expect(await fontSize()).toBeCloseTo(normal * scale)
    }
  })
})

interface Window {
  readonly width: number
  readonly height: number
  readonly scale: number
}

/** Every moment in every window, by `npm run layout`; else each kind of decision once: three of four in the smallest window, the others in the usual. */
const isWhole = process.env.LAYOUT === 'all'

const USUAL: Window = { width: 1280, height: 800, scale: 1 }
const SMALLEST: Window = { width: 960, height: 600, scale: 1 }

const OTHERS: readonly Window[] = [
  { width: 1280, height: 720, scale: 1 },
  { width: 1920, height: 1080, scale: 1 },
  { width: 1920, height: 1080, scale: 1.5 },
  { width: 1280, height: 720, scale: 1.25 },
  { width: 1280, height: 720, scale: 1.5 },
  { width: 1280, height: 720, scale: 2 },
]

/** Large text in the smallest window; the largest leaves no room for all who are decided about: the camera shows the target. */
const LARGE_IN_SMALL: readonly Window[] = [
  { ...SMALLEST, scale: 1.5 },
  { ...SMALLEST, scale: 2 },
]

const ALL_WINDOWS = [USUAL, SMALLEST, ...OTHERS]

const ALL_MOMENTS = [...JACKAL_MOMENTS, ...WATERS_MOMENTS, ...ADMIRAL_MOMENTS, ...SEA_BATTLE_MOMENTS]
const MOMENTS = isWhole ? ALL_MOMENTS : ALL_MOMENTS.filter(({ isAgain }) => !isAgain)

const ALWAYS = ['speed-1', 'btn-undo-icon', 'btn-menu']

/** Where a moment is looked at, by its place among all. */
function windowsOf(place: number, { match }: Moment): readonly Window[] {
  if (isWhole) return match.game === 'admiral' ? [...ALL_WINDOWS, ...LARGE_IN_SMALL] : ALL_WINDOWS
  return place % 4 === 0 ? [USUAL] : [SMALLEST]
}

/** The faults of a moment in some windows, each with its window. */
async function faultsAt(
  { cells, others = [], hovered, buttons = [] }: Moment,
  windows: readonly Window[],
): Promise<string[]> {
  const found: string[] = []
  for (const { width, height, scale } of windows) {
    await setTextScale(page, scale)
    await app.resize({ width, height })
    // A panel that has come under the hand stays there until the hand leaves it.
    if (await page.locator(':is(.wood, .parchment):hover').count()) await page.mouse.move(0, 0)
    // The hand comes from who acts: what is told of a cell is beside the pointer of the other window still.
    for (const cell of hovered ? [...cells.slice(0, 1), hovered] : []) {
      await app.boardAtRest(cell)
      await app.hoverCell(cell)
    }
    const isLargest = height === SMALLEST.height && scale === 2
    const seen = scale === 1 ? [...cells, ...others] : isLargest ? [] : cells
    const faults = await faultsOf(app, { cells: seen, buttons: [...buttons, ...ALWAYS] })
    found.push(...faults.map((fault) => `${width}x${height} at ${scale}: ${fault}`))
  }
  return found
}

/** Back to the window in which moments are opened. */
async function restore(): Promise<void> {
  await setTextScale(page, 1)
  await app.resize({ width: 1280, height: 800 })
}

describe('the panels', () => {
  it.each(MOMENTS.map((moment, place) => ({ ...moment, place })))(
    'leave in sight what is decided: $name',
    async ({ place, ...moment }) => {
      await restore()
      await openMoment(app, moment)
      expect(await faultsAt(moment, windowsOf(place, moment))).toEqual([])
    },
  )

  it('show two crews each in one row', async () => {
    await restore()
    await openMoment(app, TWO_CREWS_EACH)
    for (const window of [USUAL, SMALLEST]) {
      await app.resize(window)
      const tops = await page
        .locator('[data-testid^=score-]')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
      expect(tops).toHaveLength(4)
      expect(new Set(tops).size).toBe(1)
    }
    expect(await faultsAt(TWO_CREWS_EACH, isWhole ? ALL_WINDOWS : [USUAL, SMALLEST])).toEqual([])
  })
})

describe('a battle in the smallest window', () => {
  const OPTIONS = { players: 2, scenario: 'duel', captains: 'none' }
  const { state } = dealt(OPTIONS, 7)
  const own = state.ships.flatMap(({ team, at }) => (team === 'red' && at !== null ? [printCell(at)] : []))
  const battle = { game: 'admiral', options: OPTIONS } as const

  /** Where the panels stand that are there all the time. */
  const places = () =>
    page.evaluate(() =>
      ['orders', 'ship-card', 'hud-log', 'hud-hint', 'hud-wind'].map((id) => {
        const { left, bottom } = document.querySelector(`[data-testid="${id}"]`)?.getBoundingClientRect() ?? {}
        return [id, id === 'hud-hint' || left, id === 'orders' || bottom] // as wide and as high as their texts
      }),
    )

  it('shows the whole own squadron at the start and whichever ship is chosen, and no panel moves', async () => {
    await setTextScale(page, 1)
    await app.resize({ width: 960, height: 600 })
    await openMoment(app, { name: '', match: battle, people: ['red'], seats: ['red', 'blue'], cells: own })
    expect(await faultsOf(app, { cells: own, buttons: ['end-turn', ...ALWAYS] })).toEqual([])
    await keys('Tab')(app)
    expect(await faultsOf(app, { cells: own, buttons: ['order-sail', 'end-turn', ...ALWAYS] })).toEqual([])
    const before = await places()
    for (const _ of own) {
      await keys('Tab')(app)
      expect(await faultsOf(app, { cells: own, buttons: ['order-finish'] })).toEqual([])
      expect(await places()).toEqual(before)
    }
  })

  it('leaves the cells beside a course free for another', async () => {
    await restore()
    const course = ADMIRAL_MOMENTS.find(({ name }) => name === 'Admiral: a course from k8 to o8')
    if (!course) throw new Error('no such moment')
    await openMoment(app, course)
    await app.resize({ width: 960, height: 600 })
    const cells = ['k8', 'm7', 'm8', 'n8', 'o7', 'o8', 'o9']
    expect(await faultsOf(app, { cells, buttons: ['btn-sail'] })).toEqual([])
    await restore()
  })
})
