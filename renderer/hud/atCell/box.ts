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

/** Returns the smallest box around points; null without any. */
export function boxAround(points: readonly PagePoint[]): Box | null {
  if (points.length === 0) return null
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** Returns the common area of two boxes, in square pixels. */
export function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

export const sizeOf = ({ left, top, right, bottom }: Box): Size => ({ width: right - left, height: bottom - top })

/** Returns whether a whole box is inside the window. */
export const isInside = ({ left, top, right, bottom }: Box, { width, height }: Size): boolean =>
  left >= 0 && top >= 0 && right <= width && bottom <= height

/** Returns the distance between two boxes, in pixels; 0 if they meet. */
export function apart(a: Box, b: Box): number {
  const across = Math.max(0, a.left - b.right, b.left - a.right)
  const down = Math.max(0, a.top - b.bottom, b.top - a.bottom)
  return Math.hypot(across, down)
}
