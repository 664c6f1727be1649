import { afterAll, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { type Moment, openMoment } from './layout/moment.ts'
import { faultsOf } from './layout/rectangles.ts'
import { SEA_BATTLE_MOMENTS } from './layout/seaBattle.ts'
import { setTextScale } from './layout/smallWindow.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: { ...FAST_SETTINGS, language: 'en' } })
afterAll(() => app.discard())

const { page } = app
/** Whether two panels lie over each other. */
const areOverlapping = (one: string, other: string) =>
  page.evaluate(
    ([a = '', b = '']) => {
      const [first, second] = [a, b].map((panel) => document.querySelector(panel)?.getBoundingClientRect())
      if (!first || !second) throw new Error(`no ${a} or ${b}`)
      const apart = 0.5 // borders are drawn over half a pixel
      const isBeside = first.right <= second.left + apart || second.right <= first.left + apart
      return !isBeside && first.bottom > second.top + apart && second.bottom > first.top + apart
    },
    [one, other],
  )

const ISLAND: Moment = {
  name: 'Jackal',
  match: { game: 'jackal', options: { players: 3 } },
  people: ['white'],
  seats: ['white', 'red', 'black'],
  seed: 3,
  cells: ['g1', 'g2'],
}

it('the coach of Jackal stands beside the table where there is room, and hides neither ship nor target', async () => {
  await openMoment(app, ISLAND)
  await page.getByTestId('btn-coach').click()
  await page.getByTestId('coach-1').waitFor()
  expect(await faultsOf(app, { cells: ['g1', 'g2'], buttons: ['coach-1', 'coach-close', 'btn-coach'] })).toEqual([])
  await app.screenshot('coach-beside')
  await page.getByTestId('coach-close').click()
})

it('the coach of Sea Battle has a line for each shot, and the reason below the one that it belongs to', async () => {
  const match = SEA_BATTLE_MOMENTS.find(({ name }) => name.endsWith('a later shot'))
  if (!match) throw new Error('no such moment')
  await openMoment(app, match)
  await page.keyboard.press('KeyQ')
  await page.getByTestId('coach-2').click()
  const shown = [1, 2].map((n) => page.getByTestId(`coach-${n}`))
  const boxes = await Promise.all(
    [...shown, page.locator('.coach-reason').first(), page.getByTestId('coach-3')].map((one) => one.boundingBox()),
  )
  for (const [i, box] of boxes.entries()) {
    const above = boxes[i - 1]
    if (above) expect(box?.y).toBeGreaterThan(above.y + above.height / 2)
  }
  const buttons = ['coach-1', 'coach-2', 'coach-3', 'coach-close']
  expect(await faultsOf(app, { cells: match.cells, buttons })).toEqual([])
  await app.screenshot('coach-sea-lines')
  await page.getByTestId('coach-close').click()
})

it('the answer to an offer to end a match covers no scores, of which it tells', async () => {
  await openMoment(app, ISLAND)
  await page.getByTestId('btn-menu').click()
  await page.getByTestId('pause-offer-end').click()
  // sooner it would be a double click, which sends nothing
  await page.waitForTimeout(900)
  await page.getByTestId('pause-offer-end').click()
  await page.locator('.toast').waitFor({ timeout: 10_000 })
  expect(await areOverlapping('.toast', '.slot-scores > *')).toBe(false)
  await app.screenshot('offer-answered')
})

it.each([
  { players: 3, seats: ['red', 'blue', 'green'], scale: 1.5 },
  { players: 3, seats: ['red', 'blue', 'green'], scale: 2 },
  { players: 4, seats: ['red', 'blue', 'green', 'gold'], scale: 1.5 },
])('$players squadrons cover no other slot: ×$scale', async ({ players, seats, scale }) => {
  await setTextScale(page, scale)
  await app.resize({ width: 960, height: 600 })
  const match = { game: 'admiral', options: { players, captains: 'none' } } as const
  await openMoment(app, { name: 'Admiral', match, people: ['red'], seats, seed: 3, cells: [] })
  for (const other of ['.slot-corner > *', '.slot-dock > *'])
    expect(await areOverlapping('.slot-scores > *', other)).toBe(false)
  await app.screenshot(`squadrons-${players}-${scale}`)
})
