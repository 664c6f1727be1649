import { BufferAttribute, BufferGeometry } from 'three'

/** Attribute of every point of a ship's canvas: the axis it turns about and its share of the turn; a flag's pole. */
export const AXIS = 'axis'
/** Attribute of every point: what it is (0 spar, 1 sail, 2 flag), whether it bellies to leeward, when it tears. */
export const STUFF = 'stuff'

const FLAG = 2
/** A share of damage that is never reached. */
const NEVER = 2

/** Sails with their spars and flags of a ship as one geometry, so that both are drawn at once. */
export function riggedCanvas(sails: BufferGeometry, flags: BufferGeometry): BufferGeometry {
  const whole = new BufferGeometry()
  const count = pointsOf(sails) + pointsOf(flags)
  for (const [name, size] of [
    ['position', 3],
    ['normal', 3],
    ['uv', 2],
  ] as const)
    whole.setAttribute(name, both(size, count, [sails, name], [flags, name]))
  whole.setAttribute(AXIS, both(3, count, [sails, '_anchor'], [flags, '_pole']))
  const stuff = both(3, count, [sails, '_cloth'], [flags, '_pole'])
  for (let i = pointsOf(sails); i < count; i++) stuff.setXYZ(i, FLAG, 0, NEVER)
  whole.setAttribute(STUFF, stuff)
  whole.setIndex([...indicesOf(sails, 0), ...indicesOf(flags, pointsOf(sails))])
  return whole
}

const pointsOf = (geometry: BufferGeometry): number => geometry.getAttribute('position').count

/** One attribute of both geometries, unpacked from whatever numbers the file keeps it in. */
function both(
  size: 2 | 3,
  count: number,
  ...parts: readonly (readonly [geometry: BufferGeometry, name: string])[]
): BufferAttribute {
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
