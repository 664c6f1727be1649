import { afterAll, describe, expect, it, onTestFailed } from 'vitest'
import { BRISK, startApp } from './driver/app.ts'
import { Sailor } from './driver/sailor.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: BRISK })
afterAll(() => app.discard())

/** What the low tier may draw, whatever lies on the table. */
async function keepsToBudget(): Promise<void> {
  const { drawCalls, triangles } = await app.frameCost()
  expect(drawCalls).toBeLessThanOrEqual(80)
  expect(triangles).toBeLessThanOrEqual(80_000)
}

describe('a match of four people at one screen', () => {
  it('is played to the result by clicking the board and the panels', { timeout: 900_000 }, async () => {
    const { page } = app
    onTestFailed(() => app.screenshot('whole-match-stuck'))
    await page.getByTestId('menu-new').click()
    for (const team of ['white', 'red', 'black', 'yellow']) await page.getByTestId(`seat-${team}-human`).click()
    await page.getByTestId('new-seed').fill('20')
    await page.getByTestId('option-idleRounds').fill('2')
    await page.getByTestId('start-match').click()
    const sailor = new Sailor(app)
    await sailor.play(80)
    await app.screenshot('middle')
    await keepsToBudget()
    await sailor.play(Number.POSITIVE_INFINITY, 'sailing')
    await page.getByTestId('result-screen').waitFor()
    await keepsToBudget()
    await app.screenshot('result')
    expect(sailor.moves).toBeGreaterThan(80)
    expect(await page.getByTestId('result-winner').count()).toBeGreaterThan(0)
    expect(app.complaints).toEqual([])
  })
})
