import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { ADMIRAL_MOMENTS } from './layout/admiral.ts'
import { type BoardSize, boardOf } from './layout/boards.ts'
import { countsOf } from './layout/counts.ts'
import { JACKAL_MOMENTS } from './layout/jackal.ts'
import { clicks, keys, type Moment, openMoment } from './layout/moment.ts'
import { SEA_BATTLE_MOMENTS } from './layout/seaBattle.ts'
import { slotFaults } from './layout/slots.ts'
import { TURNS } from './layout/turns.ts'
import { WATERS_MOMENTS } from './layout/waters.ts'
import { type LaidOut, showIn, WINDOWS } from './layout/windows.ts'

/** Every moment in every layout, by `npm run layout`; otherwise each kind of decision once, each in another layout. */
const isWhole = process.env.LAYOUT === 'all'
/** Russian texts are longer. */
const language = process.env.LAYOUT_LANGUAGE === 'en' ? 'en' : 'ru'

const settings = { ...FAST_SETTINGS, language, reducedMotion: 'on' } as const
const app = await startApp({ size: { width: 1280, height: 800 }, settings })
afterAll(() => app.discard())

const ALL_MOMENTS = [...JACKAL_MOMENTS, ...WATERS_MOMENTS, ...ADMIRAL_MOMENTS, ...SEA_BATTLE_MOMENTS]
const MOMENTS = isWhole ? ALL_MOMENTS : ALL_MOMENTS.filter(({ isAgain }) => !isAgain)

const ALWAYS = ['btn-undo-icon', 'btn-log', 'btn-menu']

/** Returns the windows for a moment, by the moment's place among all moments. */
const windowsOf = (place: number): readonly LaidOut[] =>
  isWhole ? WINDOWS : WINDOWS.filter((_, n) => n === place % WINDOWS.length)

/** Returns the faults of a moment in some windows, each with its window. */
async function faultsAt({ cells, hovered, buttons = [] }: Moment, windows: readonly LaidOut[]): Promise<string[]> {
  const found: string[] = []
  for (const window of windows) {
    await showIn(app, window)
    if (hovered) await app.hoverCell(hovered)
    // At twice the size there is no room for all that the decision is about; the camera shows the target.
    const faults = await slotFaults(app, { cells, buttons: [...buttons, ...ALWAYS] })
    found.push(...faults.map((fault) => `${window.name}: ${fault}`))
  }
  return found
}

describe('the slots', () => {
  it.each(MOMENTS.map((moment, place) => ({ ...moment, place })))(
    'are in place, and do not cover what the decision is about: $name',
    async ({ place, ...moment }) => {
      await showIn(app, WINDOWS[0])
      await openMoment(app, moment)
      expect(await faultsAt(moment, windowsOf(place))).toEqual([])
    },
  )
})

/** The least share of the window that the cells of the board have in the home view, in layouts at text size 1. */
const LEAST_SHARES = {
  jackal: { wide: 0.4, small: 0.36, tv: 0.35 },
  admiral: { wide: 0.45, small: 0.42, tv: 0.39 },
} as const

/** The least share with large text, approximately: slots fold. */
const LEAST_LARGE = 0.27

function leastShare(game: string, { scale, layout }: LaidOut): number {
  if (game !== 'jackal' && game !== 'admiral') return 0
  const shares: Readonly<Record<string, number>> = LEAST_SHARES[game]
  return scale === 1 ? (shares[layout] ?? 0) : LEAST_LARGE
}

/** The longest time the camera takes to follow a new window, in ms. */
const SETTLED = 300

const CREWS = ['white', 'red', 'black', 'yellow'] as const

interface Board extends Moment {
  readonly size: BoardSize
}

const BOARDS: readonly Board[] = [
  {
    name: 'the island',
    match: { game: 'jackal', options: {} },
    people: ['white'],
    seats: CREWS,
    cells: [],
    size: { files: 13, ranks: 13, isCut: true },
  },
  {
    name: 'the largest archipelago',
    match: { game: 'jackal', options: { variant: 'archipelago', map: 'clover' } },
    people: ['white'],
    seats: CREWS,
    cells: [],
    size: { files: 26, ranks: 26 },
  },
  {
    name: 'a duel',
    match: { game: 'admiral', options: { captains: 'none' } },
    people: ['red'],
    seats: ['red', 'blue'],
    cells: [],
    size: { files: 24, ranks: 16 },
  },
  {
    name: 'a sea battle',
    match: { game: 'sea-battle', options: {} },
    people: ['north'],
    seats: ['north', 'south'],
    cells: [],
    size: { files: 10, ranks: 10, seas: ['near/', 'far/'] },
  },
]

describe('the home view', () => {
  it.each(BOARDS.map((board, place) => ({ ...board, place })))(
    'has no cell of $name under a slot, and the board is large',
    async ({ place, ...moment }) => {
      await showIn(app, WINDOWS[0])
      await openMoment(app, moment)
      const { game } = moment.match
      for (const window of WINDOWS.filter((_, index) => isWhole || index % 2 === place % 2)) {
        await showIn(app, window)
        // another window first brings the selection into sight
        await app.page.waitForTimeout(SETTLED)
        await keys('Home')(app)
        await app.page.mouse.move(1, 1)
        const { cells } = await boardOf(app, moment.size)
        expect(cells.length).toBeGreaterThan(99)
        expect([window.name, await slotFaults(app, { cells: [], board: cells, buttons: [] })]).toEqual([
          window.name,
          [],
        ])
        // the camera is at rest by now
        const { share } = await boardOf(app, moment.size)
        const least = leastShare(game, window)
        if (process.env.LAYOUT_SHARES) console.log(moment.name, window.name, share.toFixed(3))
        if (moment.name !== 'the largest archipelago')
          expect([window.name, share >= least, share]).toEqual([window.name, true, share])
      }
    },
  )
})

describe('the captions of sounds', () => {
  beforeAll(() => app.change({ soundCaptions: true }))
  afterAll(() => app.change({ soundCaptions: false }))

  it('have a place that covers no cell in the home view', async () => {
    const [island] = BOARDS
    if (!island) throw new Error('no board')
    await showIn(app, WINDOWS[0])
    await openMoment(app, island)
    for (const window of WINDOWS.slice(0, isWhole ? undefined : 1)) {
      await showIn(app, window)
      await app.page.waitForTimeout(SETTLED)
      await keys('Home')(app)
      const place = await app.page.getByTestId('sound-captions').boundingBox()
      expect(place?.height).toBeGreaterThan(20)
      const { cells } = await boardOf(app, island.size)
      expect([window.name, await slotFaults(app, { cells: [], board: cells, buttons: [] })]).toEqual([window.name, []])
    }
  })
})

/** The share of the board that the camera near a chosen ship may lose, compared with the least in the home view. */
const LOST_NEAR = 0.03
const FIELD = { files: 24, ranks: 16 } as const

/** Decisions of Admiral about a ship that the camera comes near: all, or one of each kind elsewhere on the sea. */
const NEAR_MOMENTS = ADMIRAL_MOMENTS.filter(({ gestures, name }) =>
  isWhole
    ? gestures
    : ['a ship chosen', 'l3 to l1', 'fire from k8 at n8', 'boarding'].some((end) => name.endsWith(end)),
)

describe('the camera near a chosen ship', () => {
  beforeAll(() => app.change({ nearShips: true }))
  afterAll(() => app.change({ nearShips: false }))

  it.each(NEAR_MOMENTS.map((moment, place) => ({ ...moment, place })))(
    'does not cover what the decision is about, and the board is large: $name',
    async ({ place, ...moment }) => {
      for (const window of windowsOf(place)) {
        await showIn(app, window)
        await openMoment(app, moment)
        expect(await faultsAt(moment, [window])).toEqual([])
        const { share } = await boardOf(app, FIELD)
        const least = leastShare('admiral', window) - LOST_NEAR
        if (process.env.LAYOUT_SHARES) console.log(moment.name, window.name, 'near', share.toFixed(3))
        expect([window.name, share >= least, share]).toEqual([window.name, true, share])
      }
    },
  )
})

/** The most that a normal turn in the layout `wide` may show at once. */
const MOST = { words: 25, panels: 6, area: 0.18 } as const

describe('a normal turn', () => {
  it.each(TURNS)('shows few words and panels: $name', async (turn) => {
    const [wide] = WINDOWS
    await showIn(app, wide)
    await openMoment(app, turn)
    if (turn.hovered) await app.hoverCell(turn.hovered)
    await expect.poll(async () => (await countsOf(app)).panels).toBeGreaterThan(3)
    // the goal is shown in the first turn only
    if (await app.page.getByTestId('goal').count()) await clicks('goal-close')(app)
    for (const window of process.env.LAYOUT_SHARES ? WINDOWS : [wide]) {
      await showIn(app, window)
      await app.page.waitForTimeout(SETTLED)
      const { words, panels, area } = await countsOf(app)
      if (process.env.LAYOUT_SHARES) console.log(turn.name, window.name, words, panels, area.toFixed(3))
      if (window !== wide) continue
      expect(words).toBeLessThanOrEqual(MOST.words)
      expect(panels).toBeLessThanOrEqual(MOST.panels)
      expect(area).toBeLessThanOrEqual(MOST.area)
    }
  })
})
