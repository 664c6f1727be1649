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

/** Returns the pad of the acting seat, which its panel shows, and the other one. */
async function pads(): Promise<readonly [TestPad, TestPad]> {
  const mark = page.locator('.turn-panel [data-testid^="seat-pad-"]')
  await mark.waitFor()
  return (await mark.getAttribute('data-testid')) === 'seat-pad-0' ? [first, second] : [second, first]
}

/** Returns the number of shots in the log of recent deeds. */
const shots = () => page.getByTestId('recent-log').locator('li').count()

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

  it('lift their own curtains and lay their own fleets', async () => {
    await page.getByTestId('curtain').waitFor()
    await second.hold('south', HOLD)
    expect(await page.getByTestId('curtain').count()).toBe(1)
    await lift(first)
    await layFleet()
    await lift(second)
    expect(await second.rumbles()).toContain(TURN)
    await layFleet()
  })

  it('play for their own seats alone', async () => {
    await page.getByTestId('placement').waitFor({ state: 'detached' })
    const [acting, other] = await pads()
    await other.press('up', 'south')
    await page.getByText('another gamepad plays').waitFor()
    expect(await shots()).toBe(0)
    await acting.press('up', 'south')
    await expect.poll(shots).toBe(1)
  })

  it('keep the turn of a pad that is gone, and give it back', async () => {
    const [acting] = await pads()
    const before = await shots()
    await acting.unplug()
    await page.getByTestId('pad-gone').waitFor()
    await acting.plug()
    await page.getByTestId('pad-gone').waitFor({ state: 'detached' })
    await acting.press('left', 'south')
    await expect.poll(shots).toBe(before + 1)
  })

  it('cause no error', () => {
    expect(app.consoleErrors).toEqual([])
  })
})
