import { Vector3 } from 'three'
import { expect, it } from 'vitest'
import { fleetShip } from '../sea-battle/ships.ts'
import { mirrored } from './mirror.ts'

const hull = fleetShip('pirates', 2, 'low').body
if (!hull) throw new Error('a ship has a hull')
const other = mirrored(hull)

/** The outward directions of the first faces, by the order of their corners. */
function facesOf(geometry: typeof hull, most = 300): readonly Vector3[] {
  const position = geometry?.getAttribute('position')
  const order = geometry?.index ? [...geometry.index.array] : [...Array(position?.count ?? 0).keys()]
  const at = (corner: number) => new Vector3().fromBufferAttribute(position as never, order[corner] ?? 0)
  return Array.from({ length: Math.min(most, Math.floor(order.length / 3)) }, (_, face) => {
    const [a, b, c] = [at(face * 3), at(face * 3 + 1), at(face * 3 + 2)]
    return b.sub(a).cross(c.sub(a))
  })
}

it('leaves the ship where she is, with starboard for port', () => {
  hull.computeBoundingBox()
  other.computeBoundingBox()
  expect(other.boundingBox?.min.x).toBeCloseTo(hull.boundingBox?.min.x ?? 0)
  expect(other.boundingBox?.max.z).toBeCloseTo(-(hull.boundingBox?.min.z ?? 0))
})

it('shows the outer side of each face', () => {
  const [before, after] = [facesOf(hull), facesOf(other)]
  for (const [i, { x, y, z }] of before.entries()) {
    expect(after[i]?.x).toBeCloseTo(x, 5)
    expect(after[i]?.y).toBeCloseTo(y, 5)
    expect(after[i]?.z).toBeCloseTo(-z, 5)
  }
})

it('leaves the model itself as it is', () => {
  expect(mirrored(other).getAttribute('position').getZ(5)).toBeCloseTo(hull.getAttribute('position').getZ(5), 5)
  expect(other.getAttribute('position').getZ(5)).toBeCloseTo(-hull.getAttribute('position').getZ(5), 5)
})
