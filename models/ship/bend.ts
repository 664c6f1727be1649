import type { BufferAttribute, BufferGeometry, InterleavedBufferAttribute } from 'three'

/**
 * Attribute of a ship's cloth. Of flags: x and z of the pole about which a point flies, and 1. Of sails and yards: the
 * distance along x and z by which the point moves to its mirror place about the keel, and 0 for sails, −1 for yards:
 * they are modelled for a wind to starboard, and mirrored for one to port.
 */
export const FLY = '_FLY'

type Attribute = BufferAttribute | InterleavedBufferAttribute

/** At each cell between stern and bow: straight ahead, or a quarter to port (left) or starboard (right). */
export type Turn = 'F' | 'L' | 'R'

/** A cell of a bent ship's course, in cells from the middle of all of them. */
interface Reach {
  readonly x: number
  readonly z: number
  /** The heading in which it is entered, in radians: 0 is +x, growing to port. */
  readonly heading: number
  readonly turn: Turn
}

const QUARTER = Math.PI / 2
const TURNED: Readonly<Record<Turn, number>> = { F: 0, L: 1, R: -1 }

/** Returns the cells that a ship with these turns lies on, from the stern heading +x, around their common middle. */
export function courseOf(turns: readonly Turn[]): readonly Reach[] {
  const all: readonly Turn[] = ['F', ...turns, 'F']
  let [x, z, heading] = [0, 0, 0]
  const reaches = all.map((turn): Reach => {
    const reach = { x, z, heading: heading * QUARTER, turn }
    heading += TURNED[turn]
    x += Math.round(Math.cos(heading * QUARTER))
    z -= Math.round(Math.sin(heading * QUARTER))
    return reach
  })
  const mean = (read: (reach: Reach) => number) => reaches.reduce((sum, reach) => sum + read(reach), 0) / reaches.length
  const [middleX, middleZ] = [mean((reach) => reach.x), mean((reach) => reach.z)]
  return reaches.map((reach) => ({ ...reach, x: reach.x - middleX, z: reach.z - middleZ }))
}

/** Returns the place of a point of the straight ship, and the ship's turn there (radians to port). */
export function bentPoint(
  course: readonly Reach[],
  along: number,
  abeam: number,
): { readonly x: number; readonly z: number; readonly turned: number } {
  const place = along + course.length / 2
  const index = Math.max(0, Math.min(course.length - 1, Math.floor(place)))
  const reach = course[index]
  if (!reach) throw new RangeError('a course has cells')
  return reach.turn === 'F' ? straight(reach, place - index, abeam) : rounded(reach, place - index, abeam)
}

function straight({ x, z, heading }: Reach, share: number, abeam: number) {
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)]
  return {
    x: x + cos * (share - 0.5) + sin * abeam,
    z: z - sin * (share - 0.5) + cos * abeam,
    turned: heading,
  }
}

/** Returns a point on a quarter of a circle from the middle of one side of the cell to the middle of the next. */
function rounded({ x, z, heading, turn }: Reach, share: number, abeam: number) {
  const inward = TURNED[turn]
  const turned = heading + inward * QUARTER * share
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)]
  const [hubX, hubZ] = [x - 0.5 * (cos + inward * sin), z + 0.5 * (sin - inward * cos)]
  const reach = inward * 0.5 + abeam
  return { x: hubX + Math.sin(turned) * reach, z: hubZ + Math.cos(turned) * reach, turned }
}

/** Carries a flag unbent: it moves with its pole, and the wind turns it. */
function carried(position: BufferAttribute, poles: Attribute, i: number, course: readonly Reach[]): void {
  const [x, z] = [poles.getX(i), poles.getY(i)]
  const pole = bentPoint(course, x, z)
  position.setX(i, pole.x + position.getX(i) - x).setZ(i, pole.z + position.getZ(i) - z)
  poles.setXY(i, pole.x, pole.z)
}

/** Returns the straight ship's geometry bent along a course: one hull that goes round its corners. */
export function bent(geometry: BufferGeometry, turns: readonly Turn[]): BufferGeometry {
  const course = courseOf(turns)
  const result = geometry.clone()
  const position = result.getAttribute('position') as BufferAttribute // models are not interleaved
  const normal = result.getAttribute('normal') as BufferAttribute // as above
  const poles = result.getAttribute(FLY.toLowerCase())
  for (let i = 0; i < position.count; i++) {
    if (poles && poles.getZ(i) > 0.5) {
      carried(position, poles, i, course)
      continue
    }
    const { x, z, turned } = bentPoint(course, position.getX(i), position.getZ(i))
    if (poles) {
      const mirrored = bentPoint(course, position.getX(i) + poles.getX(i), position.getZ(i) + poles.getY(i))
      poles.setXY(i, mirrored.x - x, mirrored.z - z)
    }
    const [cos, sin] = [Math.cos(turned), Math.sin(turned)]
    const [nx, nz] = [normal.getX(i), normal.getZ(i)]
    position.setXYZ(i, x, position.getY(i), z)
    normal.setXYZ(i, nx * cos + nz * sin, normal.getY(i), nz * cos - nx * sin)
  }
  result.computeBoundingSphere()
  return result
}
