import type { Direction } from '../pad/buttons.ts'

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'
/** The cost of a step to the side, in steps ahead. */
const ASIDE = 3
/** The same for a step to the left or right: a control of the same row is next, however far away. */
const BESIDE = 1000
/** The pixels by which neighbours may overlap. */
const OVERLAP = 4

/** Returns the place of an element; that of its label if only the label is drawn. */
export function rectOf(element: Element): DOMRect {
  return (isChoice(element) ? (element.closest('label') ?? element) : element).getBoundingClientRect()
}

/** Returns whether an element is a radio button or a checkbox. */
export const isChoice = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && (element.type === 'radio' || element.type === 'checkbox')

/** Returns whether two elements are radio buttons of one group. */
export const areOneGroup = (a: Element, b: Element): boolean =>
  a instanceof HTMLInputElement && b instanceof HTMLInputElement && a.type === 'radio' && a.name === b.name

/** Returns the elements of a screen that can have the focus, in the order of the page. */
export function focusableIn(root: Element): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => {
    if (one.tabIndex < 0 || one.matches(':disabled') || one.closest('[inert]')) return false
    const { width, height } = rectOf(one)
    // A control inside a closed fold has a place, but is not drawn.
    return width > 0 && height > 0 && (one.checkVisibility?.() ?? true)
  })
}

/** Returns the element that the focus reaches from another one in a direction; null if there is none. */
export const nextIn = (direction: Direction, root: Element, from: Element): HTMLElement | null =>
  nextOf(direction, focusableIn(root), from)

/** Returns which of some elements the focus reaches from another one in a direction; null if there is none. */
export function nextOf(direction: Direction, elements: readonly HTMLElement[], from: Element): HTMLElement | null {
  const start = lie(direction, rectOf(from))
  const others = elements.filter((one) => one !== from && !one.contains(from) && !from.contains(one))
  const ahead = others.flatMap((one) => {
    const place = lie(direction, rectOf(one))
    const gap = place.near - start.far
    const aside = Math.max(0, place.low - start.high, start.low - place.high)
    const isAhead = gap >= -OVERLAP && place.far > start.far
    const isAcross = direction === 'left' || direction === 'right'
    const isRow = !isAcross || aside < start.high - start.low
    const skew = Math.abs(place.low + place.high - start.low - start.high) / 2
    return isAhead && isRow ? [{ one, cost: Math.max(0, gap) + (isAcross ? BESIDE : ASIDE) * aside + skew / 100 }] : []
  })
  const [best] = ahead.sort((a, b) => a.cost - b.cost)
  return best ? entered(best.one, others, from) : null
}

/** Returns the element of a screen nearest to a place; null if it has none. */
export function nearestTo({ left, top, width, height }: DOMRect, root: Element): HTMLElement | null {
  const distance = (one: Element) => {
    const rect = rectOf(one)
    const [across, down] = [
      rect.left + rect.width / 2 - left - width / 2,
      rect.top + rect.height / 2 - top - height / 2,
    ]
    return Math.hypot(across, down)
  }
  return focusableIn(root).toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

/** Returns the chosen option of a group of radio buttons that the focus enters, else the element itself. */
function entered(to: HTMLElement, others: readonly HTMLElement[], from: Element): HTMLElement {
  if (areOneGroup(to, from)) return to
  return others.find((one) => areOneGroup(one, to) && one.matches(':checked')) ?? to
}

/** A rectangle seen along a direction: from its near to its far edge, and across from low to high. */
interface Lie {
  readonly near: number
  readonly far: number
  readonly low: number
  readonly high: number
}

function lie(direction: Direction, { left, right, top, bottom }: DOMRect): Lie {
  switch (direction) {
    case 'up':
      return { near: -bottom, far: -top, low: left, high: right }
    case 'down':
      return { near: top, far: bottom, low: left, high: right }
    case 'left':
      return { near: -right, far: -left, low: top, high: bottom }
    case 'right':
      return { near: left, far: right, low: top, high: bottom }
    default:
      return direction satisfies never
  }
}
