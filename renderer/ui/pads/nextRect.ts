import type { Direction } from '../../input/pad/buttons.ts'

/** A rectangle of the page, CSS pixels. */
export interface Rect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The cost of a pixel aside, in pixels ahead: a control straight ahead is preferred. */
const ASIDE = 3
/** The part of a control that may overlap with the one before it, pixels. */
const OVERLAP = 4

/** Turns a rectangle so that the direction is to the right. */
function turned({ left, top, right, bottom }: Rect, direction: Direction): Rect {
  if (direction === 'left') return { left: -right, right: -left, top, bottom }
  if (direction === 'up') return { left: -bottom, right: -top, top: left, bottom: right }
  if (direction === 'down') return { left: top, right: bottom, top: left, bottom: right }
  return { left, top, right, bottom }
}

/** Returns the index of the next rectangle in a direction, −1 if there is none. */
export function nextRect(from: Rect, rects: readonly Rect[], direction: Direction): number {
  const start = turned(from, direction)
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (const [index, rect] of rects.entries()) {
    const { left, right, top, bottom } = turned(rect, direction)
    const isAhead = left >= start.right - OVERLAP && right > start.right
    const aside = Math.max(0, top - start.bottom, start.top - bottom)
    const cost = left - start.right + ASIDE * aside + Math.abs((top + bottom - start.top - start.bottom) / 2) / 100
    if (!isAhead || cost >= least) continue
    best = index
    least = cost
  }
  return best
}
