import { create } from 'zustand'

/** The time that a grave confirmation is held, milliseconds. */
export const HOLD = 600

/** A button that is held to confirm; the ring shows how long. */
interface Held {
  readonly pad: number
  /** The middle of the ring, CSS pixels. */
  readonly x: number
  readonly y: number
}

export const useHolding = create<{ readonly held: Held | null }>(() => ({ held: null }))

let timer: ReturnType<typeof setTimeout> | undefined

/** Starts to hold; `then` runs after the time, unless the button is released before. */
export function startHolding(pad: number, then: () => void): void {
  stopHolding()
  useHolding.setState({ held: { pad, ...middleOf(pressedElement()) } })
  timer = setTimeout(() => {
    useHolding.setState({ held: null })
    then()
  }, HOLD)
}

export function stopHolding(): void {
  clearTimeout(timer)
  if (useHolding.getState().held) useHolding.setState({ held: null })
}

/** Returns the focused button, else the one that the confirming command presses. */
function pressedElement(): Element | null {
  const { activeElement } = document
  if (activeElement instanceof HTMLButtonElement) return activeElement
  return document.querySelector('.dock-buttons .is-danger, .dock-buttons .is-main')
}

function middleOf(element: Element | null): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? {
    left: 0,
    top: 0,
    width: window.innerWidth,
    height: window.innerHeight,
  }
  return { x: left + width / 2, y: top + height / 2 }
}
