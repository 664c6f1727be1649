import type { Page } from 'playwright-core'
import type { PadStep } from '../../../renderer/testkit/padReach/search.ts'
import { PAD_BUTTONS, type PadWindow, type Way, wayTo } from '../driver/pad.ts'

interface PressingWindow extends PadWindow {
  wayTo?: typeof wayTo
  readonly choiceProbe?: Probe
  readonly admiralProbe?: Probe
  readonly battleProbe?: Probe
}
type Probe = () => { readonly aimed: string }

/** The presses that were made, and what stopped them; null if nothing did. */
export interface Pressed {
  readonly presses: number
  readonly stopped: string | null
}

/** Gets a page ready for `pressSteps`. */
export async function preparePresser(page: Page): Promise<void> {
  await page.evaluate(`window.wayTo = ${String(wayTo)}`)
}

/** Makes the presses of a plan with the first pad, each as long as it must be held. */
export const pressSteps = (page: Page, steps: readonly PadStep[]): Promise<Pressed> =>
  page.evaluate(press, [steps, PAD_BUTTONS] as const)

/** Runs in the page: presses and releases buttons as the page looks at them. */
function press([steps, names]: readonly [readonly PadStep[], readonly string[]]): Promise<Pressed> {
  const page: PressingWindow = window
  /** The looks after which a step counts as stuck, and those between a release and the next press. */
  const [longest, between] = [600, 2]
  /** Milliseconds for all steps. */
  const most = 20_000
  const aimed = () => (page.choiceProbe ?? page.admiralProbe ?? page.battleProbe)?.().aimed
  const control = (id: string) => document.querySelector(`[data-testid="${id}"]`)
  const isInDock = () => document.activeElement?.closest('.dock') !== null
  const set = (name: string, isDown: boolean) => {
    const button = page.testPads?.[0]?.buttons[names.indexOf(name)]
    if (button) Object.assign(button, { pressed: isDown, value: Number(isDown) })
  }
  /** Returns the button of the step that is next, and when it is released; null once the step is done. */
  const nextPress = (step: PadStep, nth: number): readonly [string, () => boolean] | null => {
    if ('button' in step) return nth === 0 ? [step.button, () => true] : null
    if ('held' in step) return nth === 0 ? [step.held, () => aimed() === step.until] : null
    const goal = control(step.dock)
    if (isPressed) return null
    if (!isInDock()) return ['left-stick', () => true]
    const way = goal ? (page.wayTo?.(goal) ?? null) : null
    if (goal && way) {
      const from = document.activeElement
      let still = 0
      return [way, () => moved(goal, way) || (document.activeElement === from && ++still > between)]
    }
    isPressed = goal !== null
    return goal ? ['south', () => true] : null
  }
  const moved = (goal: Element, way: Way) => page.wayTo?.(goal) !== way
  let isPressed = false
  return new Promise((resolve) => {
    let [at, nth, presses, looks, rest] = [0, 0, 0, 0, between]
    let down: string | null = null
    let isOver: () => boolean = () => true
    const end = (stopped: string | null) => {
      if (down) set(down, false)
      page.beforePadLook = () => {}
      resolve({ presses, stopped })
    }
    setTimeout(() => end(`${JSON.stringify(steps[at])} took too long at ${aimed()}, after ${looks} looks`), most)
    page.beforePadLook = () => {
      if (++looks > longest) return end(`${JSON.stringify(steps[at])} is stuck at ${aimed()}`)
      if (down) {
        if (!isOver()) return
        set(down, false)
        ;[down, nth, rest] = [null, nth + 1, between]
        return
      }
      if (rest-- > 0) return
      for (let step = steps[at]; ; step = steps[++at]) {
        if (!step) return end(null)
        const next = nextPress(step, nth)
        if (next) {
          ;[down, isOver] = next
          presses++
          looks = 0
          return set(down, true)
        }
        nth = 0
        isPressed = false
      }
    }
  })
}
