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

/** Projects a point of the table through a camera into a rectangle of the page. */
export function pagePointOf({ x, y, z }: Point, camera: Camera, { left, top, width, height }: Frame): PagePoint {
  camera.updateMatrixWorld()
  seen.set(x, y, z).project(camera)
  return { x: left + ((seen.x + 1) / 2) * width, y: top + ((1 - seen.y) / 2) * height }
}
