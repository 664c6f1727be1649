/** A point on the screen in CSS pixels. */
export interface ScreenPoint {
  readonly x: number
  readonly y: number
}

/** Pixels that a pointer may move before a press becomes a drag. */
const DRAG_THRESHOLD = 6
/** Milliseconds after which an unmoved press is a long press. */
export const LONG_PRESS = 500

/** Whether a press has moved too far to be a click. */
export function isDrag(from: ScreenPoint, to: ScreenPoint): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > DRAG_THRESHOLD
}
