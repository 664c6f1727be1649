import { type Camera, Vector3 } from 'three'
import type { Point } from '../spot.ts'

/** A point of the page, in CSS pixels from the upper left corner. */
export interface PagePoint {
  readonly x: number
  readonly y: number
}

/** A rectangle of the page, in CSS pixels. */
interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const seen = new Vector3()

/** The distance off the page of a point behind the camera, in halves of the page. */
const BEHIND = 4

/**
 * Projects a point of the table through a camera into a rectangle of the page. A point behind the camera is off the
 * page, on the side to which the player would turn.
 */
export function pagePointOf({ x, y, z }: Point, camera: Camera, { left, top, width, height }: Frame): PagePoint {
  camera.updateMatrixWorld()
  const isBehind = seen.set(x, y, z).applyMatrix4(camera.matrixWorldInverse).z > 0
  seen.set(x, y, z).project(camera)
  // behind a camera everything is upside down
  if (isBehind) seen.multiplyScalar(-BEHIND / Math.max(Math.abs(seen.x), Math.abs(seen.y), Number.EPSILON))
  return { x: left + ((seen.x + 1) / 2) * width, y: top + ((1 - seen.y) / 2) * height }
}
