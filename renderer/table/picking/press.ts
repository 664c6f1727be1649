/** A place on the screen in CSS pixels. */
export interface ScreenPoint {
  readonly x: number
  readonly y: number
}

/** Pixels a pointer may tremble before a press becomes a drag. */
const TREMBLE = 6
/** Milliseconds after which a press that stayed in place is a long press. */
export const LONG_PRESS = 500

/** Whether a press has wandered too far to be a click. */
export function isDrag(from: ScreenPoint, to: ScreenPoint): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > TREMBLE
}
