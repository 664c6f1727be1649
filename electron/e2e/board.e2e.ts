import { afterAll, describe, expect, it } from 'vitest'
import { overBudget } from '../../renderer/table/frameBudget.ts'
import { FAST_SETTINGS, startApp } from './driver/app.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS })
afterAll(() => app.discard())

async function framesInASecond(): Promise<number> {
  const { frames } = await app.frameCost()
  await app.page.waitForTimeout(1000)
  return (await app.frameCost()).frames - frames
}

describe('a new match', () => {
  it('is created from the menu', async () => {
    await app.page.getByRole('button', { name: 'New match' }).click()
    await app.page.getByRole('button', { name: 'Start', exact: true }).click()
    await app.page.getByText('still hidden').waitFor()
    await app.cellToScreen('g1')
    await app.screenshot('opening')
  })

  it('renders no frames while nothing happens', async () => {
    await app.page.mouse.move(5, 795)
    // After everything loaded late has been drawn.
    await expect.poll(framesInASecond).toBe(0)
  })

  it('stays within the budget of the low tier', async () => {
    expect(overBudget(await app.frameCost(), 'low')).toEqual([])
  })

  it('is played by clicking the board', async () => {
    await app.clickCell('g1')
    await app.page.getByTestId('hud-hint').getByText('Choose where the ship sails').waitFor()
    await app.page.keyboard.press('Tab')
    await app.clickCell('g2')
    await app.page
      .getByTestId('hud-log')
      .getByText(/ashore at g2/)
      .waitFor()
    await app.screenshot('first-step')
    expect(app.consoleErrors).toEqual([])
  })
})
