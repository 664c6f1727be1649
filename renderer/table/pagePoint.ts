import { type Camera, Vector3 } from 'three'

/** A point of the page, in CSS pixels from its upper left corner. */
export interface PagePoint {
  readonly x: number
  readonly y: number
}

/** A point of the table in cells. */
export interface TablePoint {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** A rectangle of the page, in CSS pixels. */
interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const seen = new Vector3()

/** Where a point of the table is seen through a camera within a rectangle of the page. */
export function pagePointOf({ x, y, z }: TablePoint, camera: Camera, { left, top, width, height }: Frame): PagePoint {
  camera.updateMatrixWorld()
  seen.set(x, y, z).project(camera)
  return { x: left + ((seen.x + 1) / 2) * width, y: top + ((1 - seen.y) / 2) * height }
}
