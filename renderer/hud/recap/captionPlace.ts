import type { PagePoint } from '../../table/picking/pagePoint.ts'
import type { Size } from '../panels/box.ts'

/** A rectangle on the page, CSS pixels. */
export interface Rectangle extends PagePoint, Size {}

const ABOVE = 26
const GAP = 3
const MARGIN = 6

/**
 * Where a caption goes: over its point and over captions that are there already, inside the window. CSS pixels, its
 * upper left corner.
 */
export function placeCaption(point: PagePoint, caption: Size, window: Size, taken: readonly Rectangle[]): PagePoint {
  const most = window.width - caption.width - MARGIN
  const x = Math.round(Math.max(MARGIN, Math.min(point.x - caption.width / 2, most)))
  let y = Math.round(point.y - ABOVE - caption.height)
  for (const other of [...taken].sort((a, b) => b.y - a.y)) {
    if (overlaps({ x, y, ...caption }, other)) y = other.y - caption.height - GAP
  }
  return { x, y: Math.max(MARGIN, y) }
}

function overlaps(a: Rectangle, b: Rectangle): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height + GAP && b.y < a.y + a.height + GAP
}
