/** A point on the screen in CSS pixels. */
export interface ScreenPoint {
  readonly x: number
  readonly y: number
}

/** The pixels that a pointer may move before a press becomes a drag. */
const DRAG_THRESHOLD = 6
/** The milliseconds after which an unmoved press is a long press. */
export const LONG_PRESS = 500

/** Returns whether a press has moved too far to be a click. */
export function isDrag(from: ScreenPoint, to: ScreenPoint): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > DRAG_THRESHOLD
}
