import type { Size } from '../../../hud/cellAnchors.ts'
import type { PagePoint } from '../../../table/picking/pagePoint.ts'

const GAP = 34
/** From the middle of a cell to beyond its edge, of the way to the next one. */
const BEYOND = 0.62
const MARGIN = 8

/**
 * Where a bubble goes that belongs to a point: above it, below it when there is no room, never outside the window.
 * All in CSS pixels; the answer is the bubble's upper left corner.
 */
export function placeBeside(point: PagePoint, bubble: Size, window: Size): PagePoint {
  const above = point.y - GAP - bubble.height
  const y = above >= MARGIN ? above : point.y + GAP
  return {
    x: clamp(point.x - bubble.width / 2, window.width - bubble.width - MARGIN),
    y: clamp(y, window.height - bubble.height - MARGIN),
  }
}

/**
 * Where a bubble goes that must leave free a cell at a point and the next cell at another: on the point's far side. All in
 * CSS pixels; the answer is the bubble's upper left corner.
 */
export function placeBeyond(point: PagePoint, away: PagePoint, bubble: Size, window: Size): PagePoint {
  const [right, down] = [point.x - away.x, point.y - away.y]
  const isAside = Math.abs(right) >= Math.abs(down)
  const aside = (at: number, towards: number, size: number) => at + BEYOND * towards - (towards >= 0 ? 0 : size)
  return {
    x: clamp(
      isAside ? aside(point.x, right, bubble.width) : point.x - bubble.width / 2,
      window.width - bubble.width - MARGIN,
    ),
    y: clamp(
      isAside ? point.y - bubble.height / 2 : aside(point.y, down, bubble.height),
      window.height - bubble.height - MARGIN,
    ),
  }
}

const clamp = (value: number, most: number): number => Math.round(Math.max(MARGIN, Math.min(value, most)))
