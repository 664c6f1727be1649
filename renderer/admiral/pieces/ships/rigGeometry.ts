import { BufferAttribute, BufferGeometry } from 'three'

/** Attribute of every point of a ship's canvas: the axis it turns about and its share of the turn; a flag's pole. */
export const AXIS = 'axis'
/**
 * Attribute of every point: its kind (0 spar, above 0 to 1 sail, by how far it follows the brails, 2 flag); whether a sail bellies to leeward, how much of a spar is
 * left as a stump, or whether a flag is the one at the highest masthead; when it tears.
 */
export const STUFF = 'stuff'

/**
 * Attribute of every point: the share of damage at which it is shot away with its mast; below zero on wreckage, which
 * appears then.
 */
export const LOST = 'lost'

const FLAG = 2
/** The maximum difference between heights of one pole, in cells. */
const SAME_POLE = 0.01
/** A share of damage that is never reached. */
const NEVER = 2

/** Returns sails with their spars, if any, and flags as one geometry, so that both are drawn at once. */
export function riggedCanvas(sails: BufferGeometry | null, flags: BufferGeometry): BufferGeometry {
  const whole = new BufferGeometry()
  const before = sails ? pointsOf(sails) : 0
  const both = (size: 1 | 2 | 3, ofSails: string, ofFlags: string) =>
    joinedAttribute(size, [...(sails ? [[sails, ofSails] as const] : []), [flags, ofFlags]])
  whole.setAttribute('position', both(3, 'position', 'position'))
  whole.setAttribute('normal', both(3, 'normal', 'normal'))
  whole.setAttribute('uv', both(2, 'uv', 'uv'))
  whole.setAttribute(AXIS, both(3, '_anchor', '_pole'))
  whole.setAttribute(LOST, both(1, '_lost', '_lost'))
  const stuff = both(3, '_cloth', '_pole')
  const heights = Array.from({ length: stuff.count - before }, (_, i) => stuff.getY(before + i))
  const masthead = heights.reduce((most, height) => Math.max(most, height), 0) - SAME_POLE
  for (const [i, height] of heights.entries()) stuff.setXYZ(before + i, FLAG, height > masthead ? 1 : 0, NEVER)
  whole.setAttribute(STUFF, stuff)
  whole.setIndex([...(sails ? indicesOf(sails, 0) : []), ...indicesOf(flags, before)])
  return whole
}

const pointsOf = (geometry: BufferGeometry): number => geometry.getAttribute('position').count

/** Returns one attribute of several geometries, unpacked from the number types of their files. */
function joinedAttribute(
  size: 1 | 2 | 3,
  parts: readonly (readonly [geometry: BufferGeometry, name: string])[],
): BufferAttribute {
  const count = parts.reduce((sum, [geometry]) => sum + pointsOf(geometry), 0)
  const whole = new BufferAttribute(new Float32Array(count * size), size)
  let at = 0
  for (const [geometry, name] of parts) {
    const from = geometry.getAttribute(name)
    for (let i = 0; i < pointsOf(geometry); i++, at++)
      for (let k = 0; k < size; k++) whole.setComponent(at, k, from.getComponent(i, k))
  }
  return whole
}

function indicesOf(geometry: BufferGeometry, shift: number): readonly number[] {
  const { index } = geometry
  return Array.from({ length: index?.count ?? pointsOf(geometry) }, (_, i) => (index ? index.getX(i) : i) + shift)
}
