import { pictureOf, seenFrom } from '../../table/camera/pose.ts'
import type { Spot } from '../../table/spot.ts'
import type { TableCamera } from '../../ui/TableCamera.ts'

/** The side of the picture on which something happens, as the player looks at the table now. */
export type Side = 'left' | 'right' | 'far' | 'near' | 'middle' | 'behind'

/** The direction of an event, as seen by the player. */
export interface Heading {
  readonly side: Side
  /** Its place on the page, CSS pixels; it may be outside the window. */
  readonly x: number
  readonly y: number
}

/** The half of the picture's middle part, as a share of its half width or height. */
const MIDDLE = 0.3

/** Returns where a spot of the 3D table is seen; null without such a table. */
export function headingTo(where: Spot | null, { canvas, director }: TableCamera): Heading | null {
  if (!where || !canvas) return null
  const { left, top, width, height } = canvas.getBoundingClientRect()
  const point = { ...where, y: 0 }
  const isBehind = seenFrom(director.pose, point).depth <= 0
  const { x, y } = pictureOf(director.pose, width / Math.max(1, height), point)
  if (isBehind) return { side: 'behind', x: left + width / 2, y: top + 2 * height }
  return { side: sideOf(x, y), x: left + ((x + 1) / 2) * width, y: top + ((1 - y) / 2) * height }
}

function sideOf(x: number, y: number): Side {
  if (Math.max(Math.abs(x), Math.abs(y)) <= MIDDLE) return 'middle'
  if (Math.abs(x) >= Math.abs(y)) return x < 0 ? 'left' : 'right'
  return y > 0 ? 'far' : 'near'
}
