import { afterAll, expect, it } from 'vitest'
import type { Json } from '../contract/ipc.ts'
import { FLAT_SETTINGS, startApp } from './driver/app.ts'
import { value } from './driver/host.ts'

const app = await startApp({ size: { width: 960, height: 600 }, settings: FLAT_SETTINGS })
afterAll(() => app.discard())

const { page } = app

/** The only coin lies under white's pirate, a step from its ship, and an enemy is near. */
const POSITION = {
  game: 'jackal',
  options: { players: 2, crews: 1 },
  board: { default: { kind: 'empty', open: true }, tiles: { f2: { kind: 'empty', coins: 1 } } },
  teams: [{ id: 'white' }, { id: 'black' }],
  pieces: [
    { id: 'white-1', type: 'pirate', team: 'white', at: 'f2' },
    { id: 'black-1', type: 'pirate', team: 'black', at: 'f4' },
    { id: 'black-2', type: 'pirate', team: 'black', at: 'g13' },
  ],
  turn: 'white',
}

const [f2, e3, g1, f13, g13] = [18, 30, 6, 161, 162]
/** The pirate walks off without the coin and comes back for it. */
const MOVES: readonly (readonly [string, Json])[] = [
  ['white', { kind: 'go', piece: 'white-1', to: e3 }],
  ['black', { kind: 'sail', team: 'black', to: f13 }],
  ['white', { kind: 'go', piece: 'white-1', to: f2 }],
  ['black', { kind: 'sail', team: 'black', to: g13 }],
  ['white', { kind: 'go', piece: 'white-1', to: g1, carry: 'coin' }],
]

const seat = (name: string) => ({ name, player: { kind: 'human' } as const })

/** Returns the height of the note of a moment with a long text, such as a storm over a whole fleet; in CSS pixels. */
const heightOfLongNote = () =>
  page.getByTestId('moment-note').evaluate((note) => {
    const line = note.querySelector('.moment-line > span')
    if (line) line.textContent = 'The storm drives the red galleon from h5 to i4. '.repeat(12)
    return note.getBoundingClientRect().height
  })

it('a finished match is analysed: the curve grows, and a moment leads into the replay', async () => {
  const seats = { white: seat('Anne'), black: seat('Edward') }
  const setup = { game: 'jackal', options: {}, position: POSITION, seats, seed: 7 } as const
  const { id } = await value(app, 'match:create', setup)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.getByTestId('menu-continue').click()
  for (const [by, move] of MOVES) await value(app, 'match:play', { id, seat: by, move })
  await page.getByTestId('analysis-start').click()
  const first = page.getByTestId('analysis-moment-1')
  await first.getByText(/Anne chose/).waitFor()
  expect(await first.textContent()).toMatch(
    /Anne chose “.*e3.*”\. Move 1Better: “.*g1.* with the coin”\.The chance to win fell/,
  )
  await page.getByTestId('analysis').getByRole('progressbar').waitFor({ state: 'detached' })
  const curves = page.getByTestId('analysis-chart').locator('.curve-line')
  const points = await curves.evaluateAll((paths) =>
    paths.map((path) => path.getAttribute('d')?.match(/[ML]/g)?.length),
  )
  expect(points).toHaveLength(2)
  for (const count of points) expect(count).toBeGreaterThan(1)
  await page
    .getByTestId('analysis-moment-4')
    .getByText(/The end\..*Anne wins\. Move 5/)
    .scrollIntoViewIfNeeded()
  await app.screenshot('analysis')
  await first.click()
  await page.getByTestId('replay-position').getByText('Before move 1 of 5').waitFor()
  const note = await page.getByTestId('moment-note').textContent()
  expect(note).toMatch(/Anne chose “.*e3.*”\.Better: “.*g1.* with the coin”\./)
  for (const sign of ['worse', 'better']) await page.getByTestId(`flat-way-${sign}`).waitFor({ state: 'attached' })
  await page.locator('.replay-mark[aria-current]').waitFor()
  expect(await heightOfLongNote()).toBeLessThan(160)
  await page.getByTestId('replay-forth').click()
  await page.getByLabel('Moment 1', { exact: true }).waitFor({ state: 'detached' })
  expect(app.consoleErrors).toEqual([])
})
