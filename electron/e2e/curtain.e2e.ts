import { afterAll, describe, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { Captain } from './driver/captain.ts'
import { unfold } from './driver/newMatch.ts'

// Starts with the usual animations: the flags fly for more than a second after a fleet is placed.
const app = await startApp({ size: { width: 1280, height: 800 }, settings: { ...FAST_SETTINGS, speed: 1 } })
afterAll(() => app.discard())

const { page } = app
const captain = new Captain(app)
const [GRACE, FRANCIS] = ['Grace O’Malley', 'Francis Drake']

/** The visible contents of the screen at one moment. */
interface Glimpse {
  /** True while the curtain hides everything else. */
  readonly isHidden: boolean
  readonly named: string
}

interface WatchedWindow extends Window {
  glimpses?: Glimpse[]
}

/** Records the visible contents on every frame and after every change of the page. */
async function watch(): Promise<void> {
  await page.evaluate(() => {
    const glimpses: Glimpse[] = []
    ;(window as WatchedWindow).glimpses = glimpses
    const look = () => {
      const named = document.querySelector('.plate[data-own=true]')?.textContent ?? ''
      glimpses.push({ isHidden: document.querySelector('.curtain') !== null, named })
    }
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    const frame = () => {
      look()
      requestAnimationFrame(frame)
    }
    frame()
  })
}

const glimpses = (): Promise<readonly Glimpse[]> => page.evaluate(() => (window as WatchedWindow).glimpses ?? [])

const curtain = page.getByTestId('curtain')

/** Reports the window's real focus to the page; the driver pretends that the window always has it. */
async function followFocus(): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: false })
}

describe('two people at one screen, with animations', () => {
  it('never see a fleet under the next player’s name', async () => {
    await page.getByTestId('menu-new').click()
    await page.getByTestId('game-sea-battle').click()
    await unfold(page)
    for (const seat of ['north', 'south']) await page.getByTestId(`seat-${seat}-human`).check()
    await page.getByTestId('first-north').check()
    await page.getByTestId('start-match').click()
    await curtain.getByText(GRACE).waitFor()
    await captain.liftCurtain()
    await page.getByTestId('placement').waitFor()
    await captain.layFleet()
    await watch()
    await page.getByTestId('place-confirm').click()
    await curtain.getByText(FRANCIS).waitFor()
    const seen = await glimpses()
    expect(seen.some(({ isHidden, named }) => !isHidden && named.includes(GRACE))).toBe(true)
    expect(seen.filter(({ isHidden, named }) => !isHidden && named.includes(FRANCIS))).toEqual([])
    // Once the curtain has fallen it stays: nothing is shown between two curtains.
    const fall = seen.findIndex(({ isHidden }) => isHidden)
    expect(seen.slice(fall).filter(({ isHidden }) => !isHidden)).toEqual([])
  })

  it('return to a curtain after another window was in front, with the fleet unchanged', async () => {
    await captain.liftCurtain()
    await page.getByTestId('placement').waitFor()
    const fleet = await captain.layFleet()
    await followFocus()
    await app.program.evaluate(({ BrowserWindow }) => {
      const [table] = BrowserWindow.getAllWindows()
      table?.focus()
      const other = new BrowserWindow({ width: 300, height: 200 })
      other.focus()
    })
    await curtain.getByText(FRANCIS).waitFor()
    expect(await page.locator('.hud').count()).toBe(0)
    await app.program.evaluate(({ BrowserWindow }) => {
      const [table, other] = BrowserWindow.getAllWindows().sort((one, two) => one.id - two.id)
      other?.destroy()
      table?.focus()
    })
    expect(await curtain.isVisible()).toBe(true)
    await captain.liftCurtain()
    await page.getByTestId('place-confirm').waitFor()
    expect(await captain.laidFleet()).toEqual(fleet)
  })

  it('return to a curtain after the window was hidden', async () => {
    await app.program.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide())
    await curtain.getByText(FRANCIS).waitFor()
    await app.program.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.show())
    await captain.liftCurtain()
    await page.getByTestId('place-confirm').waitFor()
    expect(app.consoleErrors).toEqual([])
  })
})
