import { afterAll, describe, expect, it } from 'vitest'
import { FAST_SETTINGS, type RunningApp, startApp } from './driver/app.ts'
import { unfold } from './driver/newMatch.ts'
import { Sailor } from './driver/sailor.ts'

let app: RunningApp = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS })
afterAll(() => app.discard())

/** Returns the match as the page shows it. */
async function standing(): Promise<Readonly<Record<string, string | null>>> {
  const { page } = app
  const toggleLog = () => page.getByTestId('btn-log').click()
  await toggleLog()
  const shown = {
    turn: await page.locator('.plate[data-acting=true]').textContent(),
    hidden: await page.getByTestId('hud-deck').textContent(),
    scores: await page.getByTestId('hud-scores').textContent(),
    log: await page.getByTestId('hud-log').textContent(),
  }
  await toggleLog()
  return shown
}

describe('a program killed during a match', () => {
  it('continues after the last move that was shown', async () => {
    await app.page.getByTestId('menu-new').click()
    await unfold(app.page)
    for (const team of ['white', 'red', 'black', 'yellow']) await app.page.getByTestId(`seat-${team}-human`).click()
    await app.page.getByTestId('new-seed').fill('4')
    await app.page.getByTestId('start-match').click()
    await app.page.getByText('Setting the table').waitFor({ state: 'detached' })
    await app.boardAtRest('g2')
    await new Sailor(app).play(5)
    const before = await standing()
    await app.kill()
    app = await app.restart({ size: { width: 1280, height: 800 } })
    await app.page.getByTestId('menu-continue').click()
    await app.page.getByTestId('hud-deck').waitFor()
    await app.screenshot('continued')
    await expect.poll(standing).toEqual(before)
  })

  it('can be played on', async () => {
    const before = await standing()
    await new Sailor(app).play(2)
    expect(await standing()).not.toEqual(before)
  })

  it('opens the form of a new match as it was last, with a deal of its own', async () => {
    const { page } = app
    for (const id of ['btn-menu', 'pause-menu', 'menu-new']) await page.getByTestId(id).click()
    for (const team of ['white', 'red', 'black', 'yellow'])
      expect(await page.getByTestId(`seat-${team}-human`).isChecked()).toBe(true)
    expect(await page.getByTestId('new-seed').inputValue()).toBe('')
    expect(app.consoleErrors).toEqual([])
  })
})
