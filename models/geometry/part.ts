import { BufferAttribute, type BufferGeometry, Color } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'

/** The look of a part of a carved piece: one material serves all of them, these values are on the vertices. */
export interface Finish {
  /** From 0, a mirror, to 1, chalk. */
  readonly roughness?: number
  readonly metalness?: number
  /** The strength of the wood grain, 0–1. */
  readonly grain?: number
}

/** Attribute that carries roughness, metalness and grain. */
export const MATERIAL = '_MATERIAL'

/** Returns flat, unshared triangles, so that parts merge. */
export function unshared(geometry: BufferGeometry): BufferGeometry {
  return geometry.index ? geometry.toNonIndexed() : geometry
}

function filled(count: number, values: readonly [number, number, number]): BufferAttribute {
  const array = new Float32Array(count * 3)
  for (let i = 0; i < count; i++) array.set(values, i * 3)
  return new BufferAttribute(array, 3)
}

/** Paints a geometry in one colour (`#rrggbb`) and finish; it then has position, normal, colour and material. */
export function part(geometry: BufferGeometry, colour: string, finish: Finish = {}): BufferGeometry {
  const { roughness = 0.55, metalness = 0, grain = 1 } = finish
  const result = unshared(geometry)
  const count = result.getAttribute('position').count
  const { r, g, b } = new Color(colour)
  if (!result.hasAttribute('normal')) result.computeVertexNormals()
  result.deleteAttribute('uv')
  result.setAttribute('color', filled(count, [r, g, b]))
  result.setAttribute(MATERIAL, filled(count, [roughness, metalness, grain]))
  return result
}

/** Joins painted parts into one mesh. */
export function joined(parts: readonly BufferGeometry[]): BufferGeometry {
  return mergeGeometries(parts.map(unshared))
}
