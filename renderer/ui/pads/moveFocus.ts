import type { Direction } from '../../input/pad/buttons.ts'
import { nextRect } from './nextRect.ts'

const CONTROLS =
  'button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), a[href], summary'

/** Returns the visible controls inside a part of the page. */
export function controlsIn(part: ParentNode): readonly HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => isVisible(control) && control.tabIndex >= 0 && !control.closest('[inert]'),
  )
}

/** Returns whether a control is drawn; one inside a closed fold has a place, but is not. */
const isVisible = (control: HTMLElement): boolean =>
  control.getClientRects().length > 0 && (control.checkVisibility?.() ?? true)

/** Returns the next of some controls in a direction from an element; null for none. */
export function nextControl(from: Element, controls: readonly HTMLElement[], direction: Direction): HTMLElement | null {
  const others = controls.filter((one) => one !== from)
  const rects = others.map((one) => one.getBoundingClientRect())
  return others[nextRect(from.getBoundingClientRect(), rects, direction)] ?? null
}

/** Moves the focus to the next control of a screen or dialog, or a slider one step; enters it if nothing has the focus. */
export function moveFocus(root: HTMLElement, direction: Direction): void {
  const { activeElement: from } = document
  if (from instanceof HTMLInputElement && from.type === 'range' && (direction === 'left' || direction === 'right'))
    return slide(from, direction)
  const controls = controlsIn(root)
  const isInside = from !== null && from !== document.body && from !== root && root.contains(from)
  const next = isInside
    ? nextControl(from, controls, direction)
    : (root.querySelector<HTMLElement>('[data-autofocus]') ?? controls[0])
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** Moves a slider by a step, and tells its component. */
function slide(slider: HTMLInputElement, direction: 'left' | 'right'): void {
  if (direction === 'left') slider.stepDown()
  else slider.stepUp()
  slider.dispatchEvent(new Event('input', { bubbles: true }))
  slider.dispatchEvent(new Event('change', { bubbles: true }))
}
