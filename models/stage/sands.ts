import { BufferGeometry, Float32BufferAttribute } from 'three'
import { planar } from '../geometry/planar.ts'
import { fractalNoise } from '../noise.ts'
import { beachHeight } from './beach.ts'
import { measuresOf, type StageMeasures } from './measures.ts'
import { type ShoreDistance, shoreOf } from './shore.ts'

/** Parts into which a cell with a beach is divided along each side. */
const PARTS = { full: 8, low: 4 } as const
/** The depth below which sand is left out: the water hides it. */
const HIDDEN = -0.44
/** The variation of the beach outward and inward (cells). */
const RAGGED = 0.15

/**
 * Returns the sand under the tiles of a map and the beaches of all its islands; its picture repeats. Null without land.
 */
export function sands(map: readonly string[], detail: 'full' | 'low'): BufferGeometry | null {
  const measures = measuresOf(map)
  const mesh = new Lattice(measures, shoreOf(measures.land), PARTS[detail])
  for (const [row, cells] of map.entries()) {
    for (const [column, sign] of [...cells].entries()) {
      if (sign === '#') mesh.addLevel(column, row)
      else if (touchesLand(map, column, row)) mesh.addBeach(column, row)
    }
  }
  return mesh.geometry()
}

function touchesLand(map: readonly string[], column: number, row: number): boolean {
  return [-1, 0, 1].some((down) => [-1, 0, 1].some((right) => map[row + down]?.[column + right] === '#'))
}

/** A net of corners over the board; neighbours share theirs, so that the sand is smooth. */
class Lattice {
  private readonly measures: StageMeasures
  private readonly distance: ShoreDistance
  private readonly parts: number
  private readonly corners = new Map<string, number>()
  private readonly position: number[] = []
  private readonly index: number[] = []

  constructor(measures: StageMeasures, distance: ShoreDistance, parts: number) {
    this.measures = measures
    this.distance = distance
    this.parts = parts
  }

  /** Adds a cell of land: flat under its tile. */
  addLevel(column: number, row: number): void {
    const { parts } = this
    this.addQuad(column * parts, row * parts, parts)
  }

  /** Adds a cell of sea beside land. */
  addBeach(column: number, row: number): void {
    const { parts } = this
    for (let right = 0; right < parts; right++) {
      for (let down = 0; down < parts; down++) this.addQuad(column * parts + right, row * parts + down, 1)
    }
  }

  geometry(): BufferGeometry | null {
    if (this.index.length === 0) return null
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new Float32BufferAttribute(this.position, 3))
    geometry.setIndex(this.index)
    geometry.computeVertexNormals()
    return planar(geometry, 1 / 3, 1 / 3)
  }

  private addQuad(x: number, z: number, size: number): void {
    const corners = [
      [x, z],
      [x, z + size],
      [x + size, z + size],
      [x + size, z],
    ] as const
    if (corners.every(([cx, cz]) => this.heightAt(cx, cz) <= HIDDEN)) return
    const [a = 0, b = 0, c = 0, d = 0] = corners.map(([cx, cz]) => this.corner(cx, cz))
    this.index.push(a, b, c, a, c, d)
  }

  private corner(x: number, z: number): number {
    const key = `${x},${z}`
    const known = this.corners.get(key)
    if (known !== undefined) return known
    const number = this.corners.size
    const [tableX, tableZ] = this.spot(x, z)
    this.position.push(tableX, this.heightAt(x, z), tableZ)
    this.corners.set(key, number)
    return number
  }

  private heightAt(x: number, z: number): number {
    const [tableX, tableZ] = this.spot(x, z)
    const far = this.distance(tableX, tableZ)
    if (far <= 0) return 0
    const ragged = (fractalNoise(tableX * 1.3 + 20, tableZ * 1.3 + 20, 3) - 0.5) * RAGGED * 2
    return beachHeight(far - ragged * Math.min(1, far * 6))
  }

  private spot(x: number, z: number): readonly [number, number] {
    const { halfX, halfZ } = this.measures.board
    return [x / this.parts - halfX, z / this.parts - halfZ]
  }
}
