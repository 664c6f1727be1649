import { BufferAttribute, BufferGeometry, Color } from 'three'
import { WATER_Y } from '../../anchors.ts'
import { MATERIAL } from '../../geometry/part.ts'
import type { Ground } from './ground.ts'
import type { Spot } from './map.ts'

/** The depth under water to which the ground is shaped, as a distance from the coast. */
const UNDER_WATER = 0.24
/** The depth from which the water hides the ground, in cells. */
const HIDDEN = 0.01

/** A grid of points over an island and the water round it. */
interface Grid {
  readonly west: number
  readonly north: number
  readonly columns: number
  readonly rows: number
  readonly step: number
}

function gridOver(island: readonly Spot[], step: number): Grid {
  const [xs, zs] = [island.map(({ x }) => x), island.map(({ z }) => z)]
  const margin = 0.5 + UNDER_WATER + 0.18
  const [west, north] = [Math.min(...xs) - margin, Math.min(...zs) - margin]
  const count = (from: number, values: readonly number[]) => Math.ceil((Math.max(...values) + margin - from) / step)
  return { west, north, columns: count(west, xs), rows: count(north, zs), step }
}

/**
 * Returns the ground of one island as far as it is visible over the water, painted by height; it lies in its place on
 * the table.
 */
export function terrain(island: readonly Spot[], ground: Ground, step: number): BufferGeometry {
  const { west, north, columns, rows } = gridOver(island, step)
  const count = (columns + 1) * (rows + 1)
  const [position, colour, material] = [
    new Float32Array(count * 3),
    new Float32Array(count * 3),
    new Float32Array(count * 3),
  ]
  const depth = new Float32Array(count)
  const paint = new Color()
  for (let i = 0; i < count; i++) {
    const [x, z] = [west + (i % (columns + 1)) * step, north + Math.floor(i / (columns + 1)) * step]
    const inland = -ground.coast(x, z)
    if (inland < -UNDER_WATER) {
      depth[i] = Number.POSITIVE_INFINITY
      continue
    }
    const y = ground.heightAt(x, z, inland)
    depth[i] = -y
    position.set([x, WATER_Y + y, z], i * 3)
    const { r, g, b } = ground.colour({ x, z, inland, y }, paint)
    colour.set([r, g, b], i * 3)
    material.set([0.88, 0, 0.35], i * 3)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(position, 3))
  geometry.setAttribute('color', new BufferAttribute(colour, 3))
  geometry.setAttribute(MATERIAL, new BufferAttribute(material, 3))
  const isWithin = (limit: number) => (point: number) => (depth[point] ?? 0) < limit
  const shaped = trianglesOf(columns, rows).filter((corners) => corners.every(isWithin(Number.POSITIVE_INFINITY)))
  // The hidden ground shapes the slope of the beach.
  geometry.setIndex(shaped.flat())
  geometry.computeVertexNormals()
  geometry.setIndex(shaped.filter((corners) => corners.some(isWithin(HIDDEN))).flat())
  return geometry.toNonIndexed()
}

/** The points of a triangle. */
type Corners = readonly [a: number, b: number, c: number]

/** Returns two triangles for every square of the grid. */
function trianglesOf(columns: number, rows: number): Corners[] {
  const triangles: Corners[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const a = row * (columns + 1) + column
      const [b, c, d] = [a + 1, a + columns + 1, a + columns + 2]
      if ((row + column) % 2) triangles.push([a, c, b], [b, c, d])
      else triangles.push([a, c, d], [a, d, b])
    }
  }
  return triangles
}
