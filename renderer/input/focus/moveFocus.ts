import type { CommandSource } from '../commands.ts'
import { modalContext } from '../contexts.ts'
import type { Direction } from '../pad/buttons.ts'
import { bodyOf } from './bodyOf.ts'
import { moveSlider } from './fieldArrows.ts'
import { areOneGroup, focusableIn, nextIn, rectOf } from './spatial.ts'
import './ring.css'

/** The part of the visible height that an arrow scrolls where nothing near can have the focus. */
const STEP = 0.25

/** Moves the focus of the open screen or dialog in a direction, or scrolls if nothing there can have it. */
export function moveFocus(direction: Direction, { device }: CommandSource): void {
  const root = modalContext()?.root?.()
  const focused = document.activeElement
  if (!root) return
  if (!focused || focused === root || !root.contains(focused)) return takeFocus(firstIn(root))
  if (device === 'pad' && moveSlider(direction, focused)) return
  const next = nextIn(direction, root, focused)
  if (next && !isFarOutOfSight(next, root)) {
    takeFocus(next)
    if (areOneGroup(next, focused)) next.click()
  } else if (direction === 'up' || direction === 'down') scrollBy(root, direction === 'up' ? -STEP : STEP)
}

/** Moves the focus to an element, brings it into sight and shows its ring until the pointer is used. */
export function takeFocus(element: HTMLElement | null): void {
  if (!element) return
  element.focus({ preventScroll: true })
  element.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  const { dataset } = document.documentElement
  dataset.ring = ''
  window.addEventListener('pointerdown', () => delete dataset.ring, { capture: true, once: true })
}

/** Returns the element that the first arrow reaches: in the body of a screen rather than beside its title. */
function firstIn(root: Element): HTMLElement | null {
  const body = root.querySelector('[data-body]')
  const wanted = root.querySelector<HTMLElement>('[data-autofocus]:not(:disabled)')
  return wanted ?? (body && focusableIn(body)[0]) ?? focusableIn(root)[0] ?? null
}

/** Returns what a pad offers first in a screen: its golden button, or its first control; null if its body has none yet. */
export function offeredIn(root: Element): HTMLElement | null {
  const body = root.querySelector('[data-body]')
  const within = body ? focusableIn(body) : []
  return within.find((one) => one.matches('.button.is-main')) ?? within[0] ?? null
}

function scrollBy(root: Element, share: number): void {
  const body = bodyOf(root)
  if (body) body.scrollTop += body.clientHeight * share
}

/** Returns whether there is much to read between the visible part and an element. */
function isFarOutOfSight(element: HTMLElement, root: Element): boolean {
  const body = bodyOf(root)
  if (!body?.contains(element)) return false
  const [{ top, bottom }, seen] = [rectOf(element), body.getBoundingClientRect()]
  return Math.max(top - seen.bottom, seen.top - bottom) > seen.height / 2
}
