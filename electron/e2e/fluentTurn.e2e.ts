import { afterAll, describe, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { startSquadron } from './driver/squadron.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS })
afterAll(() => app.discard())

const { page } = app

/** Six ships with the wind, far from any enemy; captains keep three of them active when they have no action left. */
const POSITION = {
  game: 'admiral',
  options: { captains: 'all', scenario: 'custom' },
  wind: { toward: 'N', strength: 'fresh' },
  turn: 'red',
  ships: [
    { id: 'line', class: 'line', team: 'red', at: 'd3', heading: 'N', captain: 'target' },
    { id: 'galleon', class: 'galleon', team: 'red', at: 'g3', heading: 'N', captain: 'swift' },
    { id: 'frigate', class: 'frigate', team: 'red', at: 'j3', heading: 'N', captain: 'rapid' },
    { id: 'brig', class: 'brig', team: 'red', at: 'm3', heading: 'N' },
    { id: 'scout', class: 'brig', team: 'red', at: 'p3', heading: 'N' },
    { id: 'rear', class: 'line', team: 'red', at: 's3', heading: 'N' },
    { id: 'enemy', class: 'line', team: 'blue', at: 'x16', heading: 'S', shotsLeft: 0 },
  ],
}

interface PageWindow extends Window {
  readonly admiralProbe?: () => { readonly seat: string | null; readonly question: number | null }
}

const question = () => page.evaluate(() => (window as PageWindow).admiralProbe?.().question ?? null)

describe('a plain turn of six ships', () => {
  it('takes one click or two keys per ship', { timeout: 120_000 }, async () => {
    await startSquadron(app, POSITION)
    await app.boardAtRest('d7') // the match begins with a look at the squadron from near
    let inputs = 0
    /** Sends a ship by the same input, given `times` times, and waits for the next question. */
    const send = async (times: number, input: () => Promise<void>) => {
      const before = await question()
      for (let n = 0; n < times; n++) await input()
      inputs += times
      await page.waitForFunction((old) => (window as PageWindow).admiralProbe?.().question !== old, before)
    }
    for (const cell of ['d7', 'g6', 'j9']) {
      await page.waitForFunction(() => (window as PageWindow).admiralProbe?.().seat === 'red')
      await send(1, () => app.clickCell(cell))
    }
    await page.mouse.move(2, 2)
    for (const ship of ['brig', 'scout', 'rear']) {
      await page.locator(`[data-testid=orders][data-unit=${ship}]`).waitFor()
      await send(2, () => page.keyboard.press('Enter'))
    }
    await page.getByTestId('hud-turn').getByText('Round 2').waitFor()
    expect(inputs).toBe(9)
    expect(app.consoleErrors).toEqual([])
  })
})
