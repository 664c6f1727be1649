import type { Camera } from 'three'
import type { Point } from '../../../table/spot.ts'

/** The place from which the sea is looked at, and how large the player wants texts. */
export interface SeaView {
  readonly eye: Point
  readonly textScale: number
}

/** The parts of a view of the sea, for a table frame to compare. */
type ViewKeys = readonly [textScale: number, x: number, y: number, z: number]

export const viewKeys = (camera: Camera, textScale: number): ViewKeys => [textScale, ...camera.position.toArray()]

export const viewOf = ([textScale, x, y, z]: ViewKeys): SeaView => ({ eye: { x, y, z }, textScale })

/** The distance from which the camera shows all of the usual field, cells. */
const WHOLE_SEA = 33
const LEAST = 0.4
const POWER = 0.5

/**
 * Returns the size of a tag, of its size where the whole sea is seen: near the eye it takes less of its ship, and still
 * grows on the screen. It grows with the text size, but is never wider than a cell.
 */
export function closeness({ eye, textScale }: SeaView, at: Point): number {
  const distance = Math.hypot(eye.x - at.x, eye.y - at.y, eye.z - at.z)
  return Math.min(1, Math.max(LEAST, (distance / WHOLE_SEA) ** POWER) * textScale)
}
