import { afterAll, describe, expect, it } from 'vitest'
import { overBudget } from '../../renderer/table/frameBudget.ts'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { Commodore } from './driver/commodore.ts'
import { unfold } from './driver/newMatch.ts'
import { showMove } from './driver/replay.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS })
afterAll(() => app.discard())

const { page } = app
const commodore = new Commodore(app, 't9')

describe('a duel of Admiral against a bot', () => {
  it('is set up with its own form', async () => {
    await page.getByTestId('menu-new').click()
    await page.getByTestId('game-admiral').click()
    await unfold(page)
    await page.getByTestId('seat-blue-medium').check()
    await page.getByTestId('sea-wide').check()
    await page.getByTestId('new-seed').fill('4')
    await page.getByTestId('option-roundLimit').fill('4')
    await page.getByTestId('start-match').click()
    await page.getByTestId('assign').waitFor()
    await page.getByTestId('assign-confirm').getByText('As suggested').waitFor()
  })

  it('is played by clicking ships, cells and panels', { timeout: 900_000 }, async () => {
    await commodore.play(() => (commodore.moveCounts.sail ?? 0) >= 6)
    expect(overBudget(await app.frameCost(), 'low')).toEqual([])
    await app.screenshot('admiral-battle')
    await commodore.play()
    await app.screenshot('admiral-result')
    expect(commodore.moveCounts).toMatchObject({ assign: 1, sail: expect.any(Number) })
    expect(await page.getByTestId('result-winner').count()).toBe(1)
  })

  it('can be replayed', async () => {
    await page.getByTestId('result-replay').click()
    await showMove(page, 5)
    expect(app.consoleErrors).toEqual([])
  })
})
