import { afterAll, describe, expect, it } from 'vitest'
import { overBudget } from '../../renderer/table/frameBudget.ts'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { unfold } from './driver/newMatch.ts'
import { Sailor } from './driver/sailor.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS })
afterAll(() => app.discard())

describe('a match of four people at one screen', () => {
  it('is played to the result by clicking the board and the panels', { timeout: 900_000 }, async () => {
    const { page } = app
    await page.getByTestId('menu-new').click()
    await unfold(page)
    for (const team of ['white', 'red', 'black', 'yellow']) await page.getByTestId(`seat-${team}-human`).click()
    await page.getByTestId('new-seed').fill('20')
    await page.getByTestId('option-idleRounds').fill('2')
    await page.getByTestId('start-match').click()
    const sailor = new Sailor(app)
    await sailor.play(30)
    await app.screenshot('middle')
    expect(overBudget(await app.frameCost(), 'low')).toEqual([])
    await sailor.play(Number.POSITIVE_INFINITY, 'sailing')
    await page.getByTestId('result-screen').waitFor()
    expect(overBudget(await app.frameCost(), 'low')).toEqual([])
    await app.screenshot('result')
    expect(sailor.moves).toBeGreaterThan(30)
    expect(await page.getByTestId('result-winner').count()).toBeGreaterThan(0)
    expect(app.consoleErrors).toEqual([])
  })
})
