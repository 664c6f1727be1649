import type { Camera } from 'three'
import { type Quarter, stepFrom } from '../../table/camera/quarter.ts'
import { sideOf } from '../../table/camera/sideOf.ts'
import type { Point } from '../../table/spot.ts'
import { alongYaw } from '../table/anchors.ts'

/** From where the sea is looked at, and how large the player wants what he reads. */
export interface SeaView {
  readonly from: Quarter
  readonly eye: Point
  readonly textScale: number
}

/** What a view of the sea is made of, for a table frame to compare. */
type ViewKeys = readonly [textScale: number, from: Quarter, x: number, y: number, z: number]

export const viewKeys = (camera: Camera, textScale: number): ViewKeys => [
  textScale,
  sideOf(camera),
  ...camera.position.toArray(),
]

export const viewOf = ([textScale, from, x, y, z]: ViewKeys): SeaView => ({ from, eye: { x, y, z }, textScale })

/** How far the camera is from the middle of the usual field where it shows all of it, cells. */
const WHOLE_SEA = 33
const LEAST = 0.4
const POWER = 0.5

/**
 * Size of a mark that must be read from afar, of its size where the whole sea is seen: near the eye it takes less of its
 * ship, and still grows on the screen. It grows with the text size, but never beyond the cell of its ship.
 */
export function closeness({ eye, textScale }: Omit<SeaView, 'from'>, at: Point): number {
  const distance = Math.hypot(eye.x - at.x, eye.y - at.y, eye.z - at.z)
  return Math.min(1, Math.max(LEAST, (distance / WHOLE_SEA) ** POWER) * textScale)
}

/** Where a bow points as the viewer sees it, of a length of one. */
export interface SeenBow {
  readonly right: number
  readonly near: number
}

/** Where the bow of a ship with a yaw (radians) points, seen from a side of the table. */
export function seenBow(yaw: number, from: Quarter): SeenBow {
  const bow = alongYaw(yaw)
  const [right, near] = [stepFrom(from, 1, 0), stepFrom(from, 0, 1)]
  return { right: bow.x * right.x + bow.z * right.z, near: bow.x * near.x + bow.z * near.z }
}

/** How far a bow is turned to the viewer: 0 abeam or away from him, 1 from halfway round on. */
export function facing({ near }: Pick<SeenBow, 'near'>): number {
  return Math.min(1, Math.max(0, near / Math.SQRT1_2))
}
