import { afterAll, describe, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { startSquadron } from './driver/squadron.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS })
afterAll(() => app.discard())

const { page } = app

/**
 * A ship of the line two cells short of an enemy's beam, which has no shots to answer with, and a brig out of the way.
 */
const POSITION = {
  game: 'admiral',
  options: { captains: 'none', scenario: 'custom' },
  wind: { toward: 'N', strength: 'fresh' },
  turn: 'red',
  ships: [
    { id: 'brig', class: 'brig', team: 'red', at: 'c3', heading: 'N' },
    { id: 'line', class: 'line', team: 'red', at: 'k5', heading: 'N' },
    { id: 'enemy', class: 'galleon', team: 'blue', at: 'n7', heading: 'S', shotsLeft: 0 },
  ],
}

/** The part of `admiralProbe` that is used here. */
interface Choice {
  readonly seat: string | null
  readonly selected: string | null
  readonly target: string | null
  readonly prompt: string | null
  readonly course: { readonly cell: string; readonly heading: string } | null
}
interface PageWindow extends Window {
  readonly admiralProbe?: () => Choice
}

const choice = () => page.evaluate(() => (window as PageWindow).admiralProbe?.() ?? null)
const press = async (...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
const card = page.getByTestId('ship-card')

describe('a turn of Admiral with only the keyboard', () => {
  it('chooses a ship, sails a course, takes it back, fires and ends the turn', { timeout: 120_000 }, async () => {
    await startSquadron(app, POSITION)
    await page.mouse.move(2, 2)
    await expect.poll(async () => (await choice())?.selected).toBe('brig')

    await press('Tab')
    await expect.poll(async () => (await choice())?.selected).toBe('line')

    const sail = async () => {
      await press('ArrowUp', 'ArrowUp')
      await expect.poll(async () => (await choice())?.course).toMatchObject({ cell: 'k7', heading: 'N' })
      await press('Enter')
      await card.getByText('k7').waitFor()
    }
    await sail()
    await press('KeyZ')
    await card.getByText('k5').waitFor()
    await expect.poll(async () => (await choice())?.seat).toBe('red')
    await expect.poll(async () => (await choice())?.selected).toBe('line')
    await sail()
    await expect.poll(async () => (await choice())?.seat).toBe('red')

    await press('KeyF')
    await expect.poll(async () => (await choice())?.target).toBe('enemy')
    await page.getByTestId('btn-fire').waitFor()
    await press('Digit1', 'Enter')
    await card.getByText('2 of 3').waitFor()
    await expect.poll(async () => (await choice())?.seat).toBe('red')

    await press('KeyE')
    await page.getByTestId('end').getByText('Brig').waitFor()
    await press('KeyE')
    await page.getByTestId('hud-turn').getByText('Round 2').waitFor()

    expect(app.consoleErrors).toEqual([])
  })
})
