import { isDrag, type ScreenPoint } from './press.ts'

/** The time without movement after which the pointer counts as at rest and aims at nothing, ms. */
const REST = 500

let moved = Number.NEGATIVE_INFINITY
let pressed: ScreenPoint | null = null

/** Keys without an action of their own: they only modify what the hand at the pointer does. */
const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Fn'])

/**
 * Notes a press. A hand that has just pressed something does not yet aim at anything else; small movements do not
 * count.
 */
function press(event: MouseEvent | KeyboardEvent): void {
  if ('key' in event && MODIFIERS.has(event.key)) return
  moved = Number.NEGATIVE_INFINITY
  pressed = 'clientX' in event ? { x: event.clientX, y: event.clientY } : null
}

function move({ clientX, clientY }: MouseEvent): void {
  if (pressed && !isDrag(pressed, { x: clientX, y: clientY })) return
  pressed = null
  moved = performance.now()
}

/** Starts recording the movements and presses of the pointer. */
export function watchPointer(): void {
  const options = { capture: true, passive: true }
  window.addEventListener('pointermove', move, options)
  window.addEventListener('wheel', move, options)
  window.addEventListener('pointerdown', press, options)
  window.addEventListener('keydown', press, options)
}

/** Calls `then` as soon as the pointer is at rest, or at once if it is. Returns a function that cancels the wait. */
export function whenPointerRests(then: () => void): () => void {
  let timer = 0
  const look = () => {
    const left = moved + REST - performance.now()
    if (left <= 0) then()
    else timer = window.setTimeout(look, left)
  }
  look()
  return () => window.clearTimeout(timer)
}
