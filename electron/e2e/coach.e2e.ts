import { afterAll, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { value } from './driver/host.ts'
import { openMoment } from './layout/moment.ts'

const app = await startApp({ settings: { ...FAST_SETTINGS, language: 'en' } })
afterAll(() => app.discard())

const { page } = app
/** Returns the moves of a game's match from its save. */
const movesOf = async (game: string) =>
  (await value(app, 'saves:list', {})).saves.find((one) => one.game === game)?.moves
const moves = () => page.getByTestId(/^coach-\d$/)

it('the coach thinks in its thread, shows its moves on the table, and Enter plays the one laid out', async () => {
  const match = { game: 'jackal', options: { players: 2 } } as const
  await openMoment(app, { name: 'Jackal', match, people: ['white'], seats: ['white', 'red'], seed: 3, cells: [] })
  await page.getByTestId('btn-coach').click()
  await moves().first().waitFor()
  expect(await moves().count()).toBeGreaterThan(1)
  expect(await moves().nth(0).getAttribute('aria-pressed')).toBe('true')
  await moves().nth(1).click()
  expect(await moves().nth(1).getAttribute('aria-pressed')).toBe('true')
  await moves().nth(0).click()
  await page.keyboard.press('Enter')
  await page.getByTestId('coach').waitFor({ state: 'detached' })
  await expect.poll(() => movesOf('jackal')).toBeGreaterThan(0)
})

it('ends a turn of Admiral without actions by the coach’s one line and Enter, without a question', async () => {
  const match = { game: 'admiral', options: { players: 2, captains: 'none' } } as const
  await openMoment(app, { name: 'Admiral', match, people: ['red'], seats: ['red', 'blue'], seed: 3, cells: [] })
  await page.getByText('None can act').first().waitFor()
  await page.getByTestId('btn-coach').click()
  await moves().first().waitFor()
  expect(await moves().first().textContent()).toMatch(/^End the turn/)
  expect(await page.getByTestId('end').count()).toBe(0)
  // the time for reading the line: an earlier key press is meant for something else
  await page.waitForTimeout(600)
  await page.keyboard.press('Enter')
  await expect.poll(() => movesOf('admiral')).toBeGreaterThan(3)
})
