/** Gamepads for tests: they stand in for `navigator.getGamepads` before the page starts. */
import type { ElectronApplication, Page } from 'playwright-core'

/** The buttons of a pad in the order of the standard mapping. */
export const PAD_BUTTONS = [
  'south',
  'east',
  'west',
  'north',
  'left-bumper',
  'right-bumper',
  'left-trigger',
  'right-trigger',
  'view',
  'menu',
  'left-stick',
  'right-stick',
  'up',
  'down',
  'left',
  'right',
] as const
export type PadButton = (typeof PAD_BUTTONS)[number]

/** A pad as the page's script reports it. */
interface TestedPad {
  readonly index: number
  readonly id: string
  readonly mapping: string
  readonly connected: boolean
  readonly axes: number[]
  readonly buttons: { pressed: boolean; value: number }[]
  /** The rumbles that it was asked for, by their duration. */
  readonly rumbles: number[]
}

export interface PadWindow extends Window {
  testPads?: (TestedPad | null)[]
  /** The number of looks at the pads so far. */
  padLooks?: number
  /** Called before each look. */
  beforePadLook?: () => void
}

/** The directions of a stick. */
const WAYS = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const
export type Way = keyof typeof WAYS

/** The number of looks after which a change of a pad has its effect. */
const LOOKS = 2

/** Replaces the pads of a page. It does so once, however often it runs. */
function replace(): void {
  const page: PadWindow = window
  if (page.testPads) return
  page.testPads = []
  page.padLooks = 0
  navigator.getGamepads = () => {
    page.padLooks = (page.padLooks ?? 0) + 1
    page.beforePadLook?.()
    return (page.testPads ?? []) as unknown as (Gamepad | null)[] // as much of a pad as the page reads
  }
}

/** Replaces the pads of all pages that the program opens before they start; for `prepare` of `startApp`. */
export async function replacePads(program: ElectronApplication): Promise<void> {
  await program.context().addInitScript(replace)
}

/** Runs in the page: presses and releases buttons of a pad, each until the page has looked at it several times. */
async function pressInPage([index, places, looks]: readonly [number, readonly number[], number]): Promise<void> {
  const page: PadWindow = window
  const until = performance.now() + 30_000
  const seen = async () => {
    const wanted = (page.padLooks ?? 0) + looks
    while ((page.padLooks ?? 0) < wanted) {
      if (performance.now() > until) throw new Error('the page does not look at its pads')
      await new Promise((resolve) => setTimeout(resolve, 4))
    }
  }
  for (const place of places)
    for (const isDown of [true, false]) {
      const button = page.testPads?.[index]?.buttons[place]
      if (button) Object.assign(button, { pressed: isDown, value: Number(isDown) })
      await seen()
    }
}

/** The most presses to a control. */
const MOST_STEPS = 40

/** Returns the direction from the focused control to another one, the longer way first; null if that has the focus. */
export function wayTo(named: Element): Way | null {
  const { activeElement } = document
  const control = named.closest('label')?.control ?? named
  if (activeElement === control) return null
  const [from, to] = [activeElement ?? document.body, control].map((one) => one.getBoundingClientRect())
  if (!from || !to) return 'down'
  const right = to.left >= from.right ? to.left - from.right : to.right <= from.left ? to.right - from.left : 0
  const down = to.top >= from.bottom ? to.top - from.bottom : to.bottom <= from.top ? to.bottom - from.top : 0
  if (down !== 0) return down < 0 ? 'up' : 'down'
  return right < 0 ? 'left' : 'right'
}

/** A pad that a test holds. */
export class TestPad {
  private readonly page: Page
  readonly index: number

  constructor(page: Page, index = 0) {
    this.page = page
    this.index = index
  }

  /** Plugs the pad in. It counts after its first press. */
  async plug({
    id = 'Xbox Wireless Controller (STANDARD GAMEPAD Vendor: 045e Product: 0b13)',
    mapping = 'standard',
  } = {}) {
    await this.page.bringToFront() // pads are read only while the window has the focus
    await this.page.evaluate(replace) // the first page may have started before its preparation
    await this.page.evaluate(
      ([index, name, map, count]) => {
        const page: PadWindow = window
        const rumbles: number[] = []
        const pad = {
          index,
          id: name,
          mapping: map,
          connected: true,
          axes: [0, 0, 0, 0],
          buttons: Array.from({ length: count }, () => ({ pressed: false, value: 0 })),
          rumbles,
          vibrationActuator: {
            playEffect: (_kind: string, { duration }: { duration: number }) => {
              rumbles.push(duration)
              return Promise.resolve('complete')
            },
          },
        }
        page.testPads ??= []
        while (page.testPads.length < index) page.testPads.push(null)
        page.testPads[index] = pad
        window.dispatchEvent(new Event('gamepadconnected'))
      },
      [this.index, id, mapping, PAD_BUTTONS.length + 1] as const,
    )
    await this.seen()
  }

  async unplug(): Promise<void> {
    await this.page.evaluate((index) => {
      const page: PadWindow = window
      if (page.testPads) page.testPads[index] = null
      window.dispatchEvent(new Event('gamepaddisconnected'))
    }, this.index)
  }

  /** Presses and releases buttons, one after the other. */
  async press(...buttons: readonly PadButton[]): Promise<void> {
    const places = buttons.map((button) => PAD_BUTTONS.indexOf(button))
    await this.page.evaluate(pressInPage, [this.index, places, LOOKS] as const)
  }

  async hold(button: PadButton, ms: number): Promise<void> {
    await this.set(button, true)
    await this.page.waitForTimeout(ms)
    await this.set(button, false)
  }

  /** Presses a button, or releases it, and waits until the page has seen it. */
  async set(button: PadButton, isDown: boolean): Promise<void> {
    await this.page.evaluate(
      ([index, at, down]) => {
        const held = (window as PadWindow).testPads?.[index]?.buttons[at]
        if (held) Object.assign(held, { pressed: down, value: Number(down) })
      },
      [this.index, PAD_BUTTONS.indexOf(button), isDown] as const,
    )
    await this.seen()
  }

  /** Pushes a stick in a direction; null releases it. */
  async push(stick: 'left' | 'right', way: Way | null): Promise<void> {
    const [x, y] = way ? WAYS[way] : [0, 0]
    await this.page.evaluate(
      ([index, first, right, down]) => {
        const axes = (window as PadWindow).testPads?.[index]?.axes
        axes?.splice(first, 2, right, down)
      },
      [this.index, stick === 'left' ? 0 : 2, x, y] as const,
    )
    await this.seen()
  }

  /** Moves the focus to a control by directions, and presses it. */
  async choose(testId: string): Promise<void> {
    const control = this.page.getByTestId(testId)
    await control.waitFor()
    const presses: Way[] = []
    for (; presses.length < MOST_STEPS; ) {
      const way = await control.evaluate(wayTo)
      if (way === null) return this.press('south')
      // a control in between may lie aside: another direction leads round it
      presses.push(way)
      await this.press(way)
    }
    throw new Error(`${testId} is out of reach: ${presses.join(' ')}`)
  }

  /** Returns the durations of the rumbles so far. */
  rumbles(): Promise<readonly number[]> {
    return this.page.evaluate((index) => (window as PadWindow).testPads?.[index]?.rumbles ?? [], this.index)
  }

  /** Waits until the page has looked at the pads again. */
  private async seen(): Promise<void> {
    const before = await this.page.evaluate(() => (window as PadWindow).padLooks ?? 0)
    await this.page.waitForFunction((looks) => ((window as PadWindow).padLooks ?? 0) >= looks, before + LOOKS, {
      polling: 8,
    })
  }
}
