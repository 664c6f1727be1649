import { type BufferGeometry, Vector3 } from 'three'
import { unshared } from '../../geometry/part.ts'

export type Three = readonly [Vector3, Vector3, Vector3]

/** A triangle of a solid; its corners run counter-clockwise seen from outside. */
export interface Face {
  readonly corners: Three
  /** Normals at the corners, for a round look. */
  readonly normals: Three
  /** The direction of the triangle's front. */
  readonly facing: Vector3
}

/** Returns the triangles of a solid, without those that have no area. `facet` makes all of them flat. */
export function facesOf(solid: BufferGeometry, facet: boolean): readonly Face[] {
  const source = unshared(solid)
  if (!source.hasAttribute('normal')) source.computeVertexNormals()
  const position = source.getAttribute('position')
  const normal = source.getAttribute('normal')
  const at = (attribute: typeof position, index: number) => new Vector3().fromBufferAttribute(attribute, index)
  const faces: Face[] = []
  for (let i = 0; i < position.count; i += 3) {
    const corners: Three = [at(position, i), at(position, i + 1), at(position, i + 2)]
    const facing = facingOf(corners)
    if (!facing) continue
    const normals: Three = facet ? [facing, facing, facing] : [at(normal, i), at(normal, i + 1), at(normal, i + 2)]
    faces.push({ corners, normals, facing })
  }
  return faces
}

/** Returns the direction of a triangle's front; null for one without area. */
export function facingOf([a, b, c]: Three): Vector3 | null {
  const cross = b.clone().sub(a).cross(c.clone().sub(a))
  return cross.length() < 1e-9 ? null : cross.normalize()
}

/** The height up to which a carving stands in its tile, in cells. */
const FOOT = 0.012

/** Returns whether a triangle faces down to the wood under the carving, where it is never visible. */
export function isUnderfoot({ corners, facing }: Face): boolean {
  return facing.y < -0.4 && Math.max(...corners.map(({ y }) => y)) < FOOT
}

/** Returns whether a triangle faces so far down that it is visible only while its tile is turned. */
export const looksDown = ({ facing }: Face): boolean => facing.y < -0.65
