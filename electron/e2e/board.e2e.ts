import { afterAll, describe, expect, it } from 'vitest'
import { BRISK, startApp } from './app.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: BRISK })
afterAll(() => app.discard())

describe('a new match', () => {
  it('is dealt from the menu', async () => {
    await app.page.getByRole('button', { name: 'New match' }).click()
    await app.page.getByRole('button', { name: 'Start', exact: true }).click()
    await app.page.getByText('still hidden').waitFor()
    await app.cellToScreen('g1')
    await app.screenshot('opening')
  })

  it('keeps to what the low tier may draw', async () => {
    const { drawCalls, triangles } = await app.frameCost()
    expect(drawCalls).toBeLessThanOrEqual(80)
    expect(triangles).toBeLessThanOrEqual(80_000)
  })

  it('draws nothing while nothing happens', async () => {
    await app.page.mouse.move(5, 795)
    await app.page.waitForTimeout(1000)
    const { frames } = await app.frameCost()
    await app.page.waitForTimeout(2000)
    expect((await app.frameCost()).frames).toBe(frames)
  })

  it('is played by clicking the board', async () => {
    await app.clickCell('g1')
    await app.page.getByText('Choose where the ship sails').waitFor()
    await app.page.keyboard.press('Tab')
    await app.clickCell('g2')
    await app.page.getByText(/ashore at g2/).waitFor()
    await app.screenshot('first-step')
    expect(app.complaints).toEqual([])
  })
})
