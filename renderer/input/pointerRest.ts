import { isDrag, type ScreenPoint } from '../table/picking/press.ts'

/** How long the pointer must have stood still to count as at rest: it no longer aims at anything, ms. */
const REST = 500

let moved = Number.NEGATIVE_INFINITY
let pressed: ScreenPoint | null = null

/** Keys that do nothing by themselves: they change what the hand at the pointer does. */
const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Fn'])

/** Whoever has just pressed something aims at nothing else yet; a hand that only trembles has not gone on. */
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

/** Notes from now on when the pointer is moved. */
export function watchPointer(): void {
  const options = { capture: true, passive: true }
  window.addEventListener('pointermove', move, options)
  window.addEventListener('wheel', move, options)
  window.addEventListener('pointerdown', press, options)
  window.addEventListener('keydown', press, options)
}

/** Calls `then` as soon as the pointer is at rest, at once where it is; returns what gives up waiting. */
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
