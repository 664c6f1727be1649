import { afterAll, describe, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { value } from './driver/host.ts'
import { replacePads, TestPad } from './driver/pad.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS, prepare: replacePads })
afterAll(() => app.discard())

const { page } = app
const pad = new TestPad(page)

/** Starts a match of a game from the menu. */
async function start(game: string): Promise<void> {
  await pad.choose('menu-new')
  await pad.choose(`game-${game}`)
  await pad.choose('start-match')
}

/** Returns the number of moves in the match of Admiral. */
const moves = async () => {
  const { saves } = await value(app, 'saves:list', {})
  return saves.find(({ game }) => game === 'admiral')?.moves ?? 0
}

/** Leaves the match for the menu. */
async function leave(): Promise<void> {
  await pad.press('menu')
  await pad.choose('pause-menu')
  await page.getByTestId('menu-new').waitFor()
}

describe('with a gamepad alone', () => {
  it('a first move of Jackal is made, and hints show its buttons', async () => {
    await page.getByTestId('menu-new').waitFor()
    await pad.plug()
    await start('jackal')
    await page.getByText('still hidden').waitFor()
    await page.locator('.table[data-hidden="false"]').waitFor()
    await pad.press('up')
    await expect.poll(() => page.locator('.dock [data-button]').count()).toBeGreaterThan(0)
    await pad.press('south')
    await page
      .getByText(/ashore at g2/)
      .first()
      .waitFor()
    await leave()
  })

  it('a fleet is laid out and a shot is fired in Sea Battle', async () => {
    await start('sea-battle')
    await page.getByTestId('placement').waitFor()
    await pad.press('south', 'up', 'west', 'south')
    await page.getByTestId('fact-ships-left').getByText('9', { exact: true }).waitFor()
    await pad.press('left-stick')
    await pad.choose('place-random')
    await pad.choose('place-confirm')
    await page.getByTestId('placement').waitFor({ state: 'detached' })
    await page.getByText('Choose where to fire').first().waitFor()
    await pad.press('up', 'left', 'south')
    await page.getByText(/d4/i).first().waitFor()
    await leave()
  })

  it('the captains are assigned in Admiral, and a ship sails', async () => {
    await start('admiral')
    await page.getByText('Assign your captains').first().waitFor()
    await pad.press('south')
    await page.getByTestId('ship-card').waitFor()
    const before = await moves()
    // The wind is a matter of chance: one of the ships can sail one of the ways.
    for (let tries = 0; tries < 20 && (await moves()) === before; tries++) {
      if (tries % 4 === 0) await pad.press('right-bumper')
      await pad.press((['right', 'up', 'down', 'left'] as const)[tries % 4] ?? 'right')
      await pad.press('south')
    }
    await expect.poll(moves).toBeGreaterThan(before)
  })

  it('causes no error', () => {
    expect(app.consoleErrors).toEqual([])
  })
})
