import { Vector3 } from 'three'
import { type Face, facingOf, type Three } from './faces.ts'

/** The slope upward from which a face never turns away from the camera, so that the line behind it is never visible. */
const STEEP = 0.9

/** The height of the line over the wood, in cells: it never sinks into the tile. */
const LEAST_HEIGHT = 0.001

const keyOf = ({ x, y, z }: Vector3): string => [x, y, z].map((value) => Math.round(value * 2000)).join()

/** Returns directions shared by all corners at one place, so that the line has no gaps. */
function commonNormals(faces: readonly Face[]): ReadonlyMap<string, Vector3> {
  const sums = new Map<string, Vector3>()
  for (const { corners, facing } of faces) {
    for (const corner of corners) {
      const sum = sums.get(keyOf(corner)) ?? new Vector3()
      sums.set(keyOf(corner), sum.add(facing))
    }
  }
  for (const sum of sums.values()) sum.normalize()
  return sums
}

/**
 * Returns the dark line round a solid: its hull, a little larger and turned inside out, so that only its far side is
 * drawn.
 *
 * @param width in cells
 */
export function darkLine(faces: readonly Face[], width: number): readonly Face[] {
  const outward = commonNormals(faces)
  return faces.flatMap(({ corners, facing }) => {
    if (facing.y > STEEP) return []
    const move = (corner: Vector3) => {
      const moved = corner.clone().addScaledVector(outward.get(keyOf(corner)) ?? facing, width)
      return moved.setY(Math.max(LEAST_HEIGHT, moved.y))
    }
    const [a, b, c] = corners
    const turned: Three = [move(a), move(c), move(b)]
    const inward = facingOf(turned)
    return inward ? [{ corners: turned, normals: [inward, inward, inward], facing: inward }] : []
  })
}
