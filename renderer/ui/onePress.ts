/** The elements that a press acts on. */
const CONTROLS = 'button, a, summary, label, input, select, textarea, [role=grid]'

/** The distance from a finger within which a browser looks for its target, CSS pixels. */
const NEAR = 16

/** The largest distance by which a board may move under a finger that still means the same cell, CSS pixels. */
const STILL = 4

/** The place where a finger went down. */
interface Press {
  /** The control under the finger, or those near it if there is none. */
  readonly controls: readonly Element[]
  /** The upper edge of the element under the finger, CSS pixels; null if there is none. */
  readonly top: number | null
}

/**
 * Makes a tap act on the element that the finger went down on, or on nothing: a browser sends the click to whatever
 * element is under the finger when it lifts, even to a panel that has moved there meanwhile. Returns a function that
 * stops this.
 */
export function keepTapsInPlace(): () => void {
  let press: Press | null = null
  const begin = (event: PointerEvent) => {
    press = event.pointerType === 'mouse' ? null : pressOf(event)
  }
  const check = (event: MouseEvent) => {
    const clicked = event.target instanceof Element ? event.target.closest(CONTROLS) : null
    if (!press || event.detail === 0 || !clicked || isMeant(press, clicked)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener('pointerdown', begin, true)
  document.addEventListener('click', check, true)
  return () => {
    document.removeEventListener('pointerdown', begin, true)
    document.removeEventListener('click', check, true)
  }
}

function pressOf({ target, clientX, clientY }: PointerEvent): Press {
  const under = target instanceof Element ? target.closest(CONTROLS) : null
  if (under) return { controls: [under], top: topOf(under) }
  const steps = [-NEAR, 0, NEAR]
  const near = steps.flatMap((x) => steps.map((y) => document.elementFromPoint(clientX + x, clientY + y)))
  const controls = near.map((one) => one?.closest(CONTROLS)).filter((one) => one != null)
  return { controls, top: null }
}

const topOf = (element: Element): number => element.getBoundingClientRect().top

/**
 * Returns whether a click on a control was also pressed down on it or on its label. If the control is a board, it must
 * not have moved since the press.
 */
function isMeant({ controls, top }: Press, clicked: Element): boolean {
  if (top !== null && clicked.matches('[role=grid]') && Math.abs(topOf(clicked) - top) > STILL) return false
  return controls.some(
    (one) =>
      one.contains(clicked) || clicked.contains(one) || (one instanceof HTMLLabelElement && one.control === clicked),
  )
}
