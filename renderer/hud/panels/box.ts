import type { PagePoint } from '../../table/picking/pagePoint.ts'

/** A rectangle of the page, in CSS pixels from the upper left corner. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** In CSS pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

export const boxAt = ({ x, y }: PagePoint, { width, height }: Size): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
})

/** The smallest box around points; null without any. */
export function boxAround(points: readonly PagePoint[]): Box | null {
  if (points.length === 0) return null
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** How much of two boxes is the same, in square pixels. */
export function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}
