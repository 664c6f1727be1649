import { BufferAttribute, BufferGeometry, Color } from 'three'
import { WATER_Y } from '../../anchors.ts'
import { MATERIAL } from '../../geometry/part.ts'
import type { Ground } from './ground.ts'
import type { Spot } from './map.ts'

/** The depth under water to which the ground is modelled, as a distance from the coast. */
const UNDER_WATER = 0.24

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
 * Returns the ground of one island down to a little under water, painted by height; it lies in its place on the table.
 */
export function terrain(island: readonly Spot[], ground: Ground, step: number): BufferGeometry {
  const { west, north, columns, rows } = gridOver(island, step)
  const count = (columns + 1) * (rows + 1)
  const [position, colour, material] = [
    new Float32Array(count * 3),
    new Float32Array(count * 3),
    new Float32Array(count * 3),
  ]
  const drowned = new Uint8Array(count)
  const paint = new Color()
  for (let i = 0; i < count; i++) {
    const [x, z] = [west + (i % (columns + 1)) * step, north + Math.floor(i / (columns + 1)) * step]
    const inland = -ground.coast(x, z)
    if (inland < -UNDER_WATER) {
      drowned[i] = 1
      continue
    }
    const y = ground.heightAt(x, z, inland)
    position.set([x, WATER_Y + y, z], i * 3)
    const { r, g, b } = ground.colour({ x, z, inland, y }, paint)
    colour.set([r, g, b], i * 3)
    material.set([0.88, 0, 0.35], i * 3)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(position, 3))
  geometry.setAttribute('color', new BufferAttribute(colour, 3))
  geometry.setAttribute(MATERIAL, new BufferAttribute(material, 3))
  geometry.setIndex(trianglesOf(columns, rows, (i) => drowned[i] === 1))
  geometry.computeVertexNormals()
  return geometry.toNonIndexed()
}

/** Returns two triangles for every square of the grid that has no point too deep under water. */
function trianglesOf(columns: number, rows: number, isDrowned: (point: number) => boolean): number[] {
  const index: number[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const a = row * (columns + 1) + column
      const [b, c, d] = [a + 1, a + columns + 1, a + columns + 2]
      if ([a, b, c, d].some(isDrowned)) continue
      if ((row + column) % 2) index.push(a, c, b, b, c, d)
      else index.push(a, c, d, a, d, b)
    }
  }
  return index
}
