import { type BufferGeometry, Color, Vector3 } from 'three'

/** The distance at which an obstacle still takes light, in cells. */
const REACH = 0.24
/** The number of directions from which light comes to a point, over its face. */
const RAYS = 28
/** The share of the light that a completely enclosed point loses, and the tint of the shade. */
const STRENGTH = 0.62
const SHADE = new Color('#3a2036')
/** The distance from their face at which rays begin. */
const OFF = 0.004
/** The brightness above paint from which a point glows and takes no shade. */
const GLOWS = 1

/** Evenly spread directions over the half ball round +y, the upright ones more often (cosine-weighted). */
const DIRECTIONS: readonly Vector3[] = Array.from({ length: RAYS }, (_, i) => {
  const share = (i + 0.5) / RAYS
  const turn = i * Math.PI * (3 - Math.sqrt(5))
  const aside = Math.sqrt(share)
  return new Vector3(aside * Math.cos(turn), Math.sqrt(1 - share), aside * Math.sin(turn))
})

const UP = new Vector3(0, 1, 0)
const ALONG = new Vector3(1, 0, 0)

/** Returns the corners of all triangles, three numbers a corner. */
function soupOf(geometries: readonly BufferGeometry[]): Float64Array {
  return Float64Array.from(
    geometries.flatMap((geometry) => {
      const { index } = geometry
      const position = geometry.getAttribute('position')
      const count = index?.count ?? position.count
      return Array.from({ length: count }, (_, i) => {
        const at = index ? index.getX(i) : i
        return [position.getX(at), position.getY(at), position.getZ(at)]
      }).flat()
    }),
  )
}

/**
 * Returns the distance to the first triangle along a ray, up to `REACH`; `REACH` if there is none (Möller and
 * Trumbore).
 */
function nearestHit(soup: Float64Array, from: Vector3, ray: Vector3): number {
  let nearest = REACH
  for (let i = 0; i < soup.length; i += 9) {
    const at = (k: number) => soup[i + k] ?? 0
    const [ex, ey, ez] = [at(3) - at(0), at(4) - at(1), at(5) - at(2)]
    const [fx, fy, fz] = [at(6) - at(0), at(7) - at(1), at(8) - at(2)]
    const [px, py, pz] = [ray.y * fz - ray.z * fy, ray.z * fx - ray.x * fz, ray.x * fy - ray.y * fx]
    const flat = ex * px + ey * py + ez * pz
    if (Math.abs(flat) < 1e-12) continue
    const [tx, ty, tz] = [from.x - at(0), from.y - at(1), from.z - at(2)]
    const u = (tx * px + ty * py + tz * pz) / flat
    if (u < 0 || u > 1) continue
    const [qx, qy, qz] = [ty * ez - tz * ey, tz * ex - tx * ez, tx * ey - ty * ex]
    const v = (ray.x * qx + ray.y * qy + ray.z * qz) / flat
    if (v < 0 || u + v > 1) continue
    const distance = (fx * qx + fy * qy + fz * qz) / flat
    if (distance > 1e-6 && distance < nearest) nearest = distance
  }
  return nearest
}

/** Returns the share of light, 0–1, that things near a point keep from it. */
function occlusionAt(soup: Float64Array, point: Vector3, normal: Vector3): number {
  const side = new Vector3().crossVectors(Math.abs(normal.y) > 0.9 ? ALONG : UP, normal).normalize()
  const ahead = new Vector3().crossVectors(normal, side)
  const from = point.clone().addScaledVector(normal, OFF)
  const ray = new Vector3()
  let taken = 0
  for (const { x, y, z } of DIRECTIONS) {
    ray.set(0, 0, 0).addScaledVector(side, x).addScaledVector(normal, y).addScaledVector(ahead, z)
    taken += 1 - nearestHit(soup, from, ray) / REACH
  }
  return taken / RAYS
}

const keyOf = (...vectors: readonly Vector3[]): string =>
  vectors.flatMap(({ x, y, z }) => [x, y, z].map((value) => Math.round(value * 500))).join()

/**
 * Darkens the colours of carved geometries where they lie close to each other or to themselves, as soft light from all
 * sides would: parts that stand together shade each other.
 */
export function occlude(geometries: readonly BufferGeometry[]): void {
  const soup = soupOf(geometries)
  const known = new Map<string, number>()
  const [point, normal, colour] = [new Vector3(), new Vector3(), new Color()]
  for (const geometry of geometries) {
    const [position, normals, colours] = [
      geometry.getAttribute('position'),
      geometry.getAttribute('normal'),
      geometry.getAttribute('color'),
    ]
    for (let i = 0; i < position.count; i++) {
      colour.fromBufferAttribute(colours, i)
      if (Math.max(colour.r, colour.g, colour.b) > GLOWS) continue
      point.fromBufferAttribute(position, i)
      normal.fromBufferAttribute(normals, i).normalize()
      const key = keyOf(point, normal)
      const taken = known.get(key) ?? occlusionAt(soup, point, normal)
      known.set(key, taken)
      const shade = STRENGTH * taken
      colour.lerp(SHADE, 0.3 * shade).multiplyScalar(1 - shade)
      colours.setXYZ(i, colour.r, colour.g, colour.b)
    }
  }
}
