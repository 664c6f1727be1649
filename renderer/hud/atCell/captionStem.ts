import type { PagePoint } from '../../table/picking/pagePoint.ts'
import type { Box } from './box.ts'

/** The height of a caption over its point if the table does not provide it, CSS pixels. */
const ABOVE = 26
/** The margin from the corners of a caption, and the gap before its subject, CSS pixels. */
const CORNER = 8
const SHORT = 12

/**
 * Draws a line from a caption to its subject, unless the caption is directly above it. All in CSS pixels.
 *
 * @param above the height of a caption over its point if there is room
 */
export function pointTo(element: HTMLElement, caption: Box, point: PagePoint, above = ABOVE): void {
  const { left, top, right, bottom } = caption
  const from = {
    x: Math.max(left + CORNER, Math.min(point.x, right - CORNER)),
    y: Math.max(top, Math.min(point.y, bottom)),
  }
  const [east, south] = [point.x - from.x, point.y - from.y]
  const way = Math.hypot(east, south)
  element.toggleAttribute('data-away', east !== 0 || way > above + bottom - top)
  const { style } = element
  style.setProperty('--stem-x', `${Math.round(from.x - left)}px`)
  style.setProperty('--stem-y', `${Math.round(from.y - top)}px`)
  style.setProperty('--stem', `${Math.max(0, Math.round(way) - SHORT)}px`)
  style.setProperty('--stem-turn', `${Math.atan2(south, east).toFixed(3)}rad`)
}
