import { type RefObject, useEffect, useRef } from 'react'
import type { BoardPoint } from './aim.ts'

/** A point of the board, as shares of its size, and its position in its place, CSS pixels. */
export interface Spot {
  readonly at: BoardPoint
  readonly under: BoardPoint
}

/** The largest side of a cell, CSS pixels. */
const LARGEST = 84

/** The state at the start of a pinch. */
interface Grip {
  /** The distance between the fingers, CSS pixels. */
  readonly span: number
  /** The side of a cell at the start. */
  readonly cell: number
  readonly at: BoardPoint
}

/**
 * Zooms with two fingers; the point between them stays fixed. The returned ref says whether a finger is on the board.
 */
export function usePinch(
  place: RefObject<HTMLElement | null>,
  columns: number,
  zoom: (cell: number, spot: Spot) => void,
): RefObject<boolean> {
  const isTouched = useRef(false)
  const zoomNow = useRef(zoom)
  zoomNow.current = zoom
  useEffect(() => {
    const { current } = place
    if (!current) return
    let grip: Grip | null = null
    const pinch = (event: TouchEvent) => {
      isTouched.current = event.touches.length > 0
      const fingers = fingersIn(event, current)
      if (!fingers) {
        grip = null
        return
      }
      if (event.cancelable) event.preventDefault() // the browser owns a scroll that has started
      const { span, middle } = fingers
      grip ??= { span, cell: current.scrollWidth / columns, at: pointAt(current, middle) }
      const smallest = current.clientWidth / columns
      const cell = Math.min(LARGEST, Math.max(smallest, (grip.cell * span) / grip.span))
      zoomNow.current(cell, { at: grip.at, under: middle })
    }
    const events = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const
    for (const name of events) current.addEventListener(name, pinch, { passive: false })
    return () => {
      for (const name of events) current.removeEventListener(name, pinch)
    }
  }, [place, columns])
  return isTouched
}

/** Returns the distance between two fingers, and their middle in the place; null for one or none. */
function fingersIn(
  { touches }: TouchEvent,
  place: HTMLElement,
): { readonly span: number; readonly middle: BoardPoint } | null {
  const [one, other] = [touches[0], touches[1]]
  if (!one || !other) return null
  const { left, top } = place.getBoundingClientRect()
  const middle = { x: (one.clientX + other.clientX) / 2 - left, y: (one.clientY + other.clientY) / 2 - top }
  return { span: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY), middle }
}

const pointAt = (place: HTMLElement, { x, y }: BoardPoint): BoardPoint => ({
  x: (place.scrollLeft + x) / place.scrollWidth,
  y: (place.scrollTop + y) / place.scrollHeight,
})
