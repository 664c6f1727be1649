import {
  BufferGeometry,
  Float32BufferAttribute,
  IcosahedronGeometry,
  OctahedronGeometry,
  Shape,
  ShapeGeometry,
  Vector2,
  Vector3,
} from 'three'
import type { Detail } from '../../geometry/detail.ts'
import { plate, type Triple } from '../../geometry/solids.ts'
import { randomFrom } from '../../random.ts'

export type Spot = readonly [x: number, y: number]

interface LumpPlace {
  readonly at: Triple
  readonly r: number
  readonly h: number
  readonly seed: number
}

/**
 * Returns a stone or a bush: an uneven ball of twenty facets (eight for the light carvings), its foot on the ground.
 */
export function lump({ at, r, h, seed }: LumpPlace, detail: Detail = 'full'): BufferGeometry {
  const solid = detail === 'full' ? new IcosahedronGeometry(1, 0) : new OctahedronGeometry(1.12, 0)
  const random = randomFrom(seed * 131 + 7)
  const position = solid.getAttribute('position')
  const known = new Map<string, number>()
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)]
    const key = [x, y, z].map((value) => value.toFixed(3)).join()
    const size = known.get(key) ?? 0.84 + 0.3 * random()
    known.set(key, size)
    position.setXYZ(i, x * size * r, Math.max(0, (y * size + 0.55) * h * 0.64), z * size * r)
  }
  solid.deleteAttribute('uv')
  return solid.rotateY(random() * 6).translate(...at)
}

interface BladeShape {
  /** Half of the leaf's width. */
  readonly width: number
  /** The height of the ridge along the leaf's middle, over its edges. */
  readonly keel: number
  /** The height by which the leaf's middle is lifted. */
  readonly lift?: number
}

/** Returns a pointed leaf or frond of six facets from its foot over a ridged middle to its tip. */
export function blade(from: Triple, tip: Triple, { width, keel, lift = 0 }: BladeShape): BufferGeometry {
  const foot = new Vector3(...from)
  const end = new Vector3(...tip)
  const along = end.clone().sub(foot)
  const side = new Vector3(-along.z, 0, along.x).normalize().multiplyScalar(width)
  const middle = foot
    .clone()
    .addScaledVector(along, 0.48)
    .add(new Vector3(0, lift, 0))
  const [left, right] = [middle.clone().add(side), middle.clone().sub(side)]
  const ridge = middle.clone().add(new Vector3(0, keel, 0))
  const faces = [
    foot,
    left,
    ridge,
    foot,
    ridge,
    right,
    foot,
    right,
    left,
    end,
    ridge,
    left,
    end,
    right,
    ridge,
    end,
    left,
    right,
  ]
  const solid = new BufferGeometry()
  solid.setAttribute(
    'position',
    new Float32BufferAttribute(
      faces.flatMap((point) => point.toArray()),
      3,
    ),
  )
  solid.computeVertexNormals()
  return solid
}

/** Returns a closed shape from points in cells, x to the east and y to the north. */
export const flat = (points: readonly Spot[]): Shape => new Shape(points.map(([x, y]) => new Vector2(x, y)))

/** Returns a star or a flower: its points lie at the given radii in turn. */
export function rays(count: number, radii: readonly number[], turn = 0): readonly Spot[] {
  return Array.from({ length: count }, (_, i) => {
    const r = radii[i % radii.length] ?? 0
    const angle = (i / count) * 2 * Math.PI + turn
    return [Math.sin(angle) * r, Math.cos(angle) * r]
  })
}

/** Returns a round face lying flat, its middle at the given height. */
export const disc = (r: number, height: number, sides: number): BufferGeometry =>
  new ShapeGeometry(flat(rays(sides, [r]))).rotateX(-Math.PI / 2).translate(0, height, 0)

interface SlabShape {
  readonly height: number
  readonly bevel?: number
  readonly curve?: number
}

/** Returns a slab lying on the ground, cut to a shape seen from above: its y is north. The light one has no sides. */
export function slab(
  shape: Shape,
  { height, bevel = 0.012, curve = 3 }: SlabShape,
  detail: Detail = 'full',
): BufferGeometry {
  if (detail === 'low') return new ShapeGeometry(shape, curve).rotateX(-Math.PI / 2).translate(0, height, 0)
  const depth = Math.max(0.001, height - bevel)
  return plate(shape, { depth, bevel, rise: bevel, curve }).rotateX(-Math.PI / 2)
}
