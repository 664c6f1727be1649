import { BufferGeometry, Float32BufferAttribute, Vector3 } from 'three'

/** Width of a tile; the gap to the next one is the rest of the cell. */
const TILE_WIDTH = 0.97
const TILE_HEIGHT = 0.11
const CORNER = 0.1

/** Attribute for the picture of a corner: 0 a strip of maple, 1 the face, 2 the back. */
const SIDE = '_SIDE'
const [WALL, FACE, BACK] = [0, 1, 2]

/** Rings of the profile from the bottom to the top: inset from the outline and height. */
const FINE = [
  [0.02, -0.055],
  [0.006, -0.049],
  [0, -0.036],
  [0, 0.036],
  [0.006, 0.049],
  [0.02, 0.055],
] as const
const COARSE = [
  [0.014, -0.055],
  [0, -0.038],
  [0, 0.038],
  [0.014, 0.055],
] as const

/** A flat box for boards of hundreds of tiles. */
const PLAIN = [
  [0, -0.055],
  [0, 0.055],
] as const

interface Corner {
  readonly x: number
  readonly z: number
  /** The direction outward from the corner. */
  readonly nx: number
  readonly nz: number
}

/** Returns the rounded square, counter-clockwise seen from above; without steps its corners are sharp. */
function square(steps: number): readonly Corner[] {
  if (steps === 0) return sharpSquare()
  const middle = TILE_WIDTH / 2 - CORNER
  return [0, 1, 2, 3].flatMap((quarter) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const turn = (quarter + i / steps) * (Math.PI / 2)
      const side = (quarter + 0.5) * (Math.PI / 2)
      const [nx, nz] = [Math.cos(turn), -Math.sin(turn)]
      const cx = Math.sign(Math.cos(side)) * middle
      const cz = -Math.sign(Math.sin(side)) * middle
      return { x: cx + nx * CORNER, z: cz + nz * CORNER, nx, nz }
    }),
  )
}

function sharpSquare(): readonly Corner[] {
  return [0, 1, 2, 3].map((quarter) => {
    const turn = (quarter + 0.5) * (Math.PI / 2)
    const [x, z] = [Math.sign(Math.cos(turn)) * (TILE_WIDTH / 2), -Math.sign(Math.sin(turn)) * (TILE_WIDTH / 2)]
    return { x, z, nx: Math.cos(turn), nz: -Math.sin(turn) }
  })
}

interface Vertex {
  readonly position: Vector3
  readonly normal: Vector3
  readonly side: number
}

function vertex({ x, z, nx, nz }: Corner, inset: number, y: number, lift: number, side: number): Vertex {
  const flat = Math.sqrt(1 - lift * lift)
  return {
    position: new Vector3(x - nx * inset, y, z - nz * inset),
    normal: new Vector3(nx * flat, lift, nz * flat),
    side,
  }
}

/** A box shares the normals of its edges between top and walls, mostly the top's. */
const PLAIN_LEAN = 0.97

/** Returns how far a ring's normal leans up: 1 at the top, 0 on the wall, −1 at the bottom. */
function lifts(rings: readonly (readonly [number, number])[]): readonly number[] {
  const half = rings.length / 2
  return rings.map((_, i) => {
    const step = i < half ? half - 1 - i : i - half
    const lean = half > 1 ? Math.sin((step / (half - 1)) * (Math.PI / 2)) : PLAIN_LEAN
    return i < half ? -lean : lean
  })
}

function sideOf(band: number, bands: number): number {
  if (band === (bands - 1) / 2) return WALL
  return band < bands / 2 ? BACK : FACE
}

function triangles(steps: number, rings: readonly (readonly [number, number])[]): Vertex[] {
  const corners = square(steps)
  const lean = lifts(rings)
  const at = (ring: number, corner: number, side: number) => {
    const [inset, y] = rings[ring] ?? [0, 0]
    return vertex(
      corners[corner % corners.length] as Corner /* modulo its own length */,
      inset,
      y,
      lean[ring] ?? 0,
      side,
    )
  }
  const result: Vertex[] = []
  for (let band = 0; band < rings.length - 1; band++) {
    const side = sideOf(band, rings.length - 1)
    for (let i = 0; i < corners.length; i++) {
      const [a, b, c, d] = [at(band, i, side), at(band, i + 1, side), at(band + 1, i + 1, side), at(band + 1, i, side)]
      result.push(a, b, c, a, c, d)
    }
  }
  const top = rings.length - 1
  for (let i = 1; i < corners.length - 1; i++) {
    result.push(at(top, 0, FACE), at(top, i, FACE), at(top, i + 1, FACE))
    result.push(at(0, 0, BACK), at(0, i + 1, BACK), at(0, i, BACK))
  }
  return result
}

/**
 * Returns the place of a corner on its picture: face and back seen from their own side, the wall on the picture's rim.
 */
function texturePlace({ position: { x, y, z }, side }: Vertex): readonly [number, number] {
  const u = x / TILE_WIDTH + 0.5
  if (side === FACE) return [u, z / TILE_WIDTH + 0.5]
  if (side === BACK) return [u, 0.5 - z / TILE_WIDTH]
  return [0.03 + 0.94 * ((x + z) / 2 + 0.5), 0.008 + 0.03 * (y / TILE_HEIGHT + 0.5)]
}

/** Steps of the rounded corners, and rings of the wall. */
const PROFILES = {
  full: { steps: 2, rings: FINE },
  low: { steps: 1, rings: COARSE },
  plain: { steps: 0, rings: PLAIN },
} as const

/**
 * Returns a tile with a two-step bevel, centred on the origin, its face up and north at −z. Its texture places are
 * those of one cell of the atlas, v downward.
 */
export function tile(detail: keyof typeof PROFILES): BufferGeometry {
  const { steps, rings } = PROFILES[detail]
  const vertices = triangles(steps, rings)
  const geometry = new BufferGeometry()
  const write = (name: string, size: number, values: (vertex: Vertex) => readonly number[]) =>
    geometry.setAttribute(name, new Float32BufferAttribute(vertices.flatMap(values), size))
  write('position', 3, ({ position }) => position.toArray())
  write('normal', 3, ({ normal }) => normal.toArray())
  write('uv', 2, texturePlace)
  write(SIDE, 1, ({ side }) => [side])
  return geometry
}
