import type { Point } from '../../table/spot.ts'

/** How far the camera is from the middle of the usual field where it shows all of it, cells. */
const WHOLE_SEA = 33
const LEAST = 0.4
const POWER = 0.5

/**
 * Size of a mark that must be read from afar, of its size where the whole sea is seen: near the eye it takes less of its
 * ship, and still grows on the screen.
 */
export function closeness(eye: Point, at: Point): number {
  const distance = Math.hypot(eye.x - at.x, eye.y - at.y, eye.z - at.z)
  return Math.min(1, Math.max(LEAST, (distance / WHOLE_SEA) ** POWER))
}
