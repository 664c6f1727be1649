import { type BufferGeometry, Triangle, Vector3 } from 'three'
import type { Point } from './lighting.ts'

/** Callbacks of a mesh around the drawing of the shadow map. */
interface Thrower {
  readonly onBeforeShadow: () => void
  readonly onAfterShadow: () => void
}

/** A geometry that stands still under the key light. */
export interface LitGeometry {
  readonly geometry: BufferGeometry
  /** The number of its triangles in the shadow map. */
  readonly inShadowMap: number
  /** Properties of its mesh, which limit the shadow map to these triangles. */
  readonly thrower: Thrower
}

/**
 * Puts the triangles that face away from the key light first, in place. Materials of one side throw their shadow with
 * these alone, so the shadow map needs no others: of hilly ground these are few.
 * @param keyLight the place of the key light, in the coordinates of the geometry
 */
export function litFrom(keyLight: Point, geometry: BufferGeometry): LitGeometry {
  const [facing, away] = split(geometry, new Vector3(...keyLight))
  geometry.setIndex([...away, ...facing])
  return {
    geometry,
    inShadowMap: away.length / 3,
    thrower: {
      onBeforeShadow: () => geometry.setDrawRange(0, away.length),
      onAfterShadow: () => geometry.setDrawRange(0, Number.POSITIVE_INFINITY),
    },
  }
}

function split(
  geometry: BufferGeometry,
  light: Vector3,
): readonly [facing: readonly number[], away: readonly number[]] {
  const position = geometry.getAttribute('position')
  const corner = (i: number) => (geometry.index ? geometry.index.getX(i) : i)
  const [facing, away]: [number[], number[]] = [[], []]
  const triangle = new Triangle()
  const normal = new Vector3()
  const { count } = geometry.index ?? position
  for (let i = 0; i < count; i += 3) {
    const [a, b, c] = [corner(i), corner(i + 1), corner(i + 2)]
    triangle.setFromAttributeAndIndices(position, a, b, c).getNormal(normal)
    const isFacing = normal.dot(light) > normal.dot(triangle.a)
    ;(isFacing ? facing : away).push(a, b, c)
  }
  return [facing, away]
}
