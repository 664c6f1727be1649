import {
  BoxGeometry,
  BufferGeometry,
  CatmullRomCurve3,
  ConeGeometry,
  CylinderGeometry,
  Euler,
  ExtrudeGeometry,
  Float32BufferAttribute,
  LatheGeometry,
  Matrix4,
  Quaternion,
  type Shape,
  SphereGeometry,
  TorusGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three'

/** A point or a triple of sizes or angles (radians). */
export type Triple = readonly [x: number, y: number, z: number]

const UP = new Vector3(0, 1, 0)

/** Turns about x, then y, then z (radians), and moves. */
export function placed(geometry: BufferGeometry, at: Triple, turn: Triple = [0, 0, 0]): BufferGeometry {
  geometry.applyMatrix4(new Matrix4().makeRotationFromEuler(new Euler(...turn)))
  return geometry.translate(...at)
}

/** Returns a turned solid: profile of [radius, height] from the bottom to the top, seen at its right side. */
export function turned(profile: readonly (readonly [r: number, y: number])[], segments: number): BufferGeometry {
  return new LatheGeometry(
    profile.map(([r, y]) => new Vector2(r, y)),
    segments,
  )
}

/** Returns a ball, stretched by the scale. */
export function ball(r: number, at: Triple, scale: Triple = [1, 1, 1], around = 14, up = 10): BufferGeometry {
  return new SphereGeometry(r, around, up).scale(...scale).translate(...at)
}

/** Returns the upper part of a ball down to `reach` (radians from its top), leaning back by an angle: caps and hair. */
export function dome(
  r: number,
  at: Triple,
  { scale = [1, 1, 1], reach = Math.PI / 2, lean = 0, around = 14, up = 6 }: DomeShape,
): BufferGeometry {
  const geometry = new SphereGeometry(r, around, up, 0, Math.PI * 2, 0, reach)
  return geometry
    .scale(...scale)
    .rotateX(-lean)
    .translate(...at)
}

interface DomeShape {
  readonly scale?: Triple
  readonly reach?: number
  readonly lean?: number
  readonly around?: number
  readonly up?: number
}

export function box(size: Triple, at: Triple, turn?: Triple): BufferGeometry {
  return placed(new BoxGeometry(...size), at, turn)
}

/** Returns an upright cylinder: radius at the top, at the bottom, height. */
export function drum(
  top: number,
  bottom: number,
  height: number,
  at: Triple,
  segments = 10,
  turn?: Triple,
): BufferGeometry {
  return placed(new CylinderGeometry(top, bottom, height, segments), at, turn)
}

export function cone(r: number, height: number, at: Triple, segments = 8, turn?: Triple): BufferGeometry {
  return placed(new ConeGeometry(r, height, segments), at, turn)
}

/** Returns a ring lying flat unless turned otherwise; `arc` in radians. */
export function ring(
  radius: number,
  thickness: number,
  at: Triple,
  { turn = [Math.PI / 2, 0, 0], sides = 6, segments = 20, arc = Math.PI * 2 }: RingShape = {},
): BufferGeometry {
  return placed(new TorusGeometry(radius, thickness, sides, segments, arc), at, turn)
}

interface RingShape {
  readonly turn?: Triple
  readonly sides?: number
  readonly segments?: number
  readonly arc?: number
}

/** Returns a rod between two points, with its radius at the start and at the end; open rods have no lids. */
export function rod(from: Triple, to: Triple, r0: number, r1 = r0, segments = 6, open = false): BufferGeometry {
  const start = new Vector3(...from)
  const along = new Vector3(...to).sub(start)
  const geometry = new CylinderGeometry(r1, r0, along.length(), segments, 1, open)
  geometry.applyQuaternion(new Quaternion().setFromUnitVectors(UP, along.clone().normalize()))
  const middle = start.addScaledVector(along, 0.5)
  return geometry.translate(middle.x, middle.y, middle.z)
}

/** Returns a tube along a smooth line through points. */
export function tube(
  points: readonly Triple[],
  r: number,
  { steps, sides, closed = false }: { steps: number; sides: number; closed?: boolean },
): BufferGeometry {
  const curve = new CatmullRomCurve3(
    points.map((point) => new Vector3(...point)),
    closed,
  )
  return new TubeGeometry(curve, steps, r, sides, closed)
}

interface PlateShape {
  readonly depth: number
  readonly bevel?: number
  /** The height of the bevel, if it differs from its width. */
  readonly rise?: number
  readonly bevelSteps?: number
  readonly curve?: number
}

/** Returns a flat plate cut to a shape in x and y, its thickness growing along z from 0. */
export function plate(shape: Shape, { depth, bevel = 0, rise = bevel, bevelSteps = 1, curve = 6 }: PlateShape) {
  return new ExtrudeGeometry(shape, {
    depth,
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: rise,
    bevelSegments: bevelSteps,
    curveSegments: curve,
  })
}

/** Returns a grid over (u, v) from 0 to 1, each point given by a function, with that (u, v) as its texture place. */
export function surface(
  columns: number,
  rows: number,
  place: (u: number, v: number) => Triple,
  texture: (u: number, v: number) => readonly [number, number] = (u, v) => [u, v],
): BufferGeometry {
  const position: number[] = []
  const uv: number[] = []
  const index: number[] = []
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const [u, v] = [column / columns, row / rows]
      position.push(...place(u, v))
      uv.push(...texture(u, v))
      if (row === rows || column === columns) continue
      const a = row * (columns + 1) + column
      const b = a + columns + 1
      index.push(a, a + 1, b + 1, a, b + 1, b)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  return geometry
}

/** Mirrors across the plane x = 0 or z = 0, keeping the faces outward. */
export function mirrored(geometry: BufferGeometry, axis: 'x' | 'z'): BufferGeometry {
  const source = geometry.index ? geometry.toNonIndexed() : geometry.clone()
  source.scale(axis === 'x' ? -1 : 1, 1, axis === 'z' ? -1 : 1)
  for (const name of Object.keys(source.attributes)) {
    const attribute = source.getAttribute(name)
    for (let i = 0; i < attribute.count; i += 3) {
      for (let k = 0; k < attribute.itemSize; k++) {
        const first = attribute.getComponent(i, k)
        attribute.setComponent(i, k, attribute.getComponent(i + 2, k))
        attribute.setComponent(i + 2, k, first)
      }
    }
  }
  return source
}
