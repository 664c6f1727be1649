import { afterAll, describe, expect, it } from 'vitest'
import { overBudget } from '../../renderer/table/frameBudget.ts'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { unfold } from './driver/newMatch.ts'
import { Sailor } from './driver/sailor.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS })
afterAll(() => app.discard())

const { page } = app

describe('a match of the archipelago of four people at one screen', () => {
  it('is set up by the pictures of the maps', async () => {
    await page.getByTestId('menu-new').click()
    await page.getByTestId('game-jackal').click()
    await unfold(page)
    for (const team of ['white', 'red', 'black', 'yellow']) await page.getByTestId(`seat-${team}-human`).click()
    await page.getByTestId('map-field').click()
    await page.getByRole('radio', { name: /^Archipelago/ }).check({ force: true })
    await page.getByTestId('map-skerries').click()
    await app.screenshot('archipelago-maps')
    await page.getByTestId('map-done').click()
    await page.getByTestId('map-field').getByText('Archipelago · 89 tiles').waitFor()
    await page.getByTestId('new-seed').fill('20')
    await page.getByTestId('option-idleRounds').fill('3')
    await page.getByTestId('start-match').click()
    await page.getByText('Setting the table').waitFor({ state: 'detached' })
    await app.boardAtRest('d2')
  })

  it('is played by clicking, from the places of the ships to the result', { timeout: 900_000 }, async () => {
    const sailor = new Sailor(app)
    await sailor.play(4)
    await page.getByTestId('btn-log').click()
    await expect
      .poll(() =>
        page
          .getByTestId('hud-log')
          .getByText(/The ship starts at/)
          .count(),
      )
      .toBe(4)
    await app.screenshot('archipelago-placed')
    await sailor.play(24)
    await app.screenshot('archipelago')
    expect(overBudget(await app.frameCost(), 'low')).toEqual([])
    await sailor.play(Number.POSITIVE_INFINITY, 'sailing')
    await page.getByTestId('result-screen').waitFor()
    expect(sailor.moves).toBeGreaterThan(20)
    expect(await page.getByTestId('result-winner').count()).toBeGreaterThan(0)
    expect(app.consoleErrors).toEqual([])
  })
})
