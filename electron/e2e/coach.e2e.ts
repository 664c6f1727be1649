import { afterAll, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { value } from './driver/host.ts'
import { openMoment } from './layout/moment.ts'

const app = await startApp({ settings: { ...FAST_SETTINGS, language: 'en' } })
afterAll(() => app.discard())

const { page } = app
const moves = () => page.getByTestId(/^coach-\d$/)

it('the coach thinks in its thread, shows its moves on the table, and Enter plays the one that is laid out', async () => {
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
  const { saves } = await value(app, 'saves:list', {})
  expect(saves[0]?.moves).toBeGreaterThan(0)
})
