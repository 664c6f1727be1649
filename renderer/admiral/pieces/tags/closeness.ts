import type { Camera } from 'three'
import type { Point } from '../../../table/spot.ts'

/** The place of the camera over the sea, and the player's text size. */
export interface SeaView {
  readonly eye: Point
  readonly textScale: number
}

/** The parts of a view of the sea, for a table frame to compare. */
type ViewKeys = readonly [textScale: number, x: number, y: number, z: number]

export const viewKeys = (camera: Camera, textScale: number): ViewKeys => [textScale, ...camera.position.toArray()]

export const viewOf = ([textScale, x, y, z]: ViewKeys): SeaView => ({ eye: { x, y, z }, textScale })

/** The distance from which the camera shows all of the usual field, in cells. */
const WHOLE_SEA = 33
const LEAST = 0.4
const POWER = 0.5

/**
 * Returns the size of a tag as a factor on its size in a view of the whole sea: near the camera it covers less of its
 * ship, and still grows on the screen. It grows with the text size, but is never wider than a cell.
 */
export function closeness({ eye, textScale }: SeaView, at: Point): number {
  const distance = Math.hypot(eye.x - at.x, eye.y - at.y, eye.z - at.z)
  return Math.min(1, Math.max(LEAST, (distance / WHOLE_SEA) ** POWER) * textScale)
}
