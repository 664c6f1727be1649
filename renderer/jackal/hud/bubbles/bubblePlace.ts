import type { Size } from '../../../hud/cellAnchors.ts'
import type { PagePoint } from '../../../table/picking/pagePoint.ts'

const GAP = 34
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

const clamp = (value: number, most: number): number => Math.round(Math.max(MARGIN, Math.min(value, most)))
