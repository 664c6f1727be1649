import { afterAll, describe, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { replacePads, TestPad } from './driver/pad.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS, prepare: replacePads })
afterAll(() => app.discard())

const { page } = app
const [first, second] = [new TestPad(page, 0), new TestPad(page, 1)]
const TURN = 90
const HOLD = 700

/** Lifts the curtain of the player of a pad. */
async function lift(pad: TestPad): Promise<void> {
  await page.getByTestId('curtain').waitFor()
  await pad.hold('south', HOLD)
  await page.getByTestId('curtain').waitFor({ state: 'detached' })
}

/** Lays out the fleet of the acting seat. */
async function layFleet(): Promise<void> {
  await page.getByTestId('place-random').click()
  await page.getByTestId('place-confirm').click()
}

describe('two gamepads at two seats', () => {
  it('take them in the form of a new match', async () => {
    await page.getByTestId('menu-new').click()
    await page.getByTestId('game-sea-battle').click()
    await page.getByTestId('fold-players').click()
    await page.getByTestId('seat-south-human').click()
    await first.plug()
    await second.plug()
    await first.press('left-trigger')
    await page.getByTestId('pad-seats').click()
    await first.press('south')
    await second.press('south')
    await page.getByTestId('pad-seat-south').getByTestId('seat-pad-1').waitFor()
    await second.press('east')
    await page.getByTestId('pads-of-north').getByTestId('seat-pad-0').waitFor()
    await page.getByTestId('start-match').click()
  })

  it('lift their own curtains', async () => {
    await page.getByTestId('curtain').waitFor()
    await second.hold('south', HOLD)
    expect(await page.getByTestId('curtain').count()).toBe(1)
    await lift(first)
    await page.locator('.plate').getByTestId('seat-pad-0').waitFor()
  })

  it('play for their own seats alone', async () => {
    await second.press('south')
    await page.getByText('Yours can point').waitFor()
    await second.press('up', 'left', 'south')
    await page.getByTestId('ping').waitFor()
    await first.press('south', 'up', 'west', 'south')
    await page.getByTestId('fact-ships-left').getByText('9', { exact: true }).waitFor()
  })

  it('keep the turn of one that is gone, until it is back', async () => {
    await first.unplug()
    await page.getByTestId('pad-gone').waitFor()
    await first.plug()
    await page.getByTestId('pad-gone').waitFor({ state: 'detached' })
    await layFleet()
    await lift(second)
    expect(await second.rumbles()).toContain(TURN)
  })

  it('cause no error', () => {
    expect(app.consoleErrors).toEqual([])
  })
})
