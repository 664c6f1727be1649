import { type BufferGeometry, DodecahedronGeometry } from 'three'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import { WATER_Y } from '../anchors.ts'
import { outline } from '../geometry/outline.ts'
import { joined, part } from '../geometry/part.ts'
import { ball, cone, drum, plate, ring, rod, type Triple, tube } from '../geometry/solids.ts'
import { randomFrom } from '../random.ts'
import { frond } from './frond.ts'
import { BOARD } from './measures.ts'
import { islandDistance } from './shore.ts'

const CORNER = BOARD.halfX - 0.4
const STONE = { roughness: 0.85 }

const SCALES = { roughness: 0.35 }

/** Returns the south-west corner: a sea serpent, two coils and a head looking inland. */
function serpent(): readonly BufferGeometry[] {
  const [x, z] = [-CORNER, CORNER]
  return [
    coil(x - 0.36, z + 0.36 * 0.4, 0.2, -0.03),
    coil(x + 0.05, z - 0.05 * 0.4, 0.24, -0.02),
    ...fins(x - 0.36, z + 0.36 * 0.4, 0.28),
    ...fins(x + 0.05, z - 0.05 * 0.4, 0.32),
    ...serpentHead(x, z),
  ]
}

/** Returns half a ring that stands out of the water. */
function coil(x: number, z: number, radius: number, rise: number): BufferGeometry {
  const shape = { turn: [0, 0.35, 0], sides: 7, segments: 12, arc: Math.PI } as const
  return part(ring(radius, 0.085, [x, WATER_Y + rise, z], shape), '#3f8a6a', SCALES)
}

/** Returns three spines on a coil. */
function fins(x: number, z: number, radius: number): readonly BufferGeometry[] {
  return [-0.4, 0, 0.4].map((lean) => {
    const [aside, up] = [Math.sin(lean), Math.cos(lean)]
    const at: Triple = [x + aside * radius, WATER_Y + 0.055 + up * radius, z - aside * 0.09]
    return part(cone(0.035, 0.1, at, 4, [0, 0, -lean]), '#d9a84e', SCALES)
  })
}

/** Returns neck, head with a crest, and two eyes. */
function serpentHead(x: number, z: number): readonly BufferGeometry[] {
  const neck: readonly Triple[] = [
    [x + 0.42, WATER_Y - 0.1, z - 0.2],
    [x + 0.4, WATER_Y + 0.16, z - 0.2],
    [x + 0.46, WATER_Y + 0.36, z - 0.19],
    [x + 0.54, WATER_Y + 0.46, z - 0.17],
  ]
  const eyes = [1, -1].map((side) =>
    part(ball(0.026, [x + 0.61, WATER_Y + 0.52, z - 0.17 + side * 0.085], [1, 1, 1], 6, 4), '#20130c', {
      roughness: 0.2,
      grain: 0,
    }),
  )
  return [
    part(tube(neck, 0.085, { steps: 6, sides: 7 }), '#3f8a6a', SCALES),
    part(ball(0.125, [x + 0.56, WATER_Y + 0.47, z - 0.17], [1.35, 0.85, 1], 10, 7), '#4c9d78', SCALES),
    part(cone(0.05, 0.15, [x + 0.44, WATER_Y + 0.6, z - 0.17], 5, [0, 0, 0.5]), '#d9a84e', { roughness: 0.4 }),
    ...eyes,
  ]
}

/** Returns the north-east corner: the tail of a diving whale. */
function whaleTail(): readonly BufferGeometry[] {
  const shape = outline([
    [-0.07, 0],
    [-0.06, 0.3, -0.2, 0.42],
    [-0.45, 0.5, -0.5, 0.74],
    [-0.22, 0.72, 0, 0.55],
    [0.22, 0.72, 0.5, 0.74],
    [0.45, 0.5, 0.2, 0.42],
    [0.06, 0.3, 0.07, 0],
  ])
  const tail = plate(shape, { depth: 0.07, bevel: 0.03, rise: 0.04, bevelSteps: 2, curve: 5 })
  const placed = toCreasedNormals(tail, 0.9).scale(0.9, 0.9, 0.9).rotateX(-0.15).rotateY(-0.5)
  return [part(placed.translate(CORNER, WATER_Y - 0.06, -CORNER), '#4f6478', { roughness: 0.3 })]
}

const FROND = { breadth: 0.085, rise: 0.16, droop: 0.42, pieces: 5 } as const

/** Returns the north-west corner: a rock with a leaning palm. */
function palmRock(): readonly BufferGeometry[] {
  const [x, z] = [-CORNER, -CORNER]
  const crown: Triple = [x + 0.14, WATER_Y + 0.76, z + 0.05]
  const trunk = tube([[x, WATER_Y + 0.05, z], [x + 0.02, WATER_Y + 0.4, z + 0.01], crown], 0.038, {
    steps: 5,
    sides: 6,
  })
  const fronds = Array.from({ length: 7 }, (_, i) =>
    part(frond(crown, i * 0.9 + 0.2, { ...FROND, length: 0.42 + 0.06 * (i % 3) }), i % 2 ? '#4f9440' : '#6bb04a', {
      roughness: 0.6,
    }),
  )
  return [
    part(new DodecahedronGeometry(0.3, 0).scale(1.2, 0.7, 1).translate(x, WATER_Y, z), '#8d8276', STONE),
    part(new DodecahedronGeometry(0.17, 0).scale(1, 0.9, 1).translate(x + 0.32, WATER_Y, z + 0.2), '#7a7067', STONE),
    part(trunk, '#9a6a38', { roughness: 0.7 }),
    ...fronds,
    part(ball(0.035, [crown[0] + 0.04, crown[1] - 0.03, crown[2] + 0.03], [1, 1, 1], 6, 4), '#7b4a26'),
    part(ball(0.035, [crown[0] - 0.03, crown[1] - 0.035, crown[2] + 0.03], [1, 1, 1], 6, 4), '#8a5630'),
  ]
}

/** Returns the south-east corner: a mast of a wreck, and a floating barrel. */
function wreck(): readonly BufferGeometry[] {
  const [x, y, z] = [CORNER, WATER_Y, 6.05]
  const barrel = drum(0.15, 0.15, 0.36, [0, 0, 0], 10)
  const turn = (geometry: BufferGeometry) =>
    geometry
      .rotateZ(1.4)
      .rotateY(0.5)
      .translate(x - 0.34, y + 0.03, z + 0.12)
  const hoops = [-0.11, 0.11].map((along) =>
    part(turn(drum(0.162, 0.162, 0.035, [0, along, 0], 10)), '#8d96a3', { roughness: 0.4, metalness: 0.5, grain: 0 }),
  )
  return [
    part(rod([x - 0.1, y - 0.1, z], [x + 0.16, y + 0.75, z - 0.1], 0.05, 0.032, 7), '#8a5a2e', { roughness: 0.6 }),
    part(rod([x - 0.2, y + 0.42, z + 0.12], [x + 0.38, y + 0.52, z - 0.24], 0.028, 0.024, 6), '#7a4a26', {
      roughness: 0.6,
    }),
    part(turn(barrel), '#9a5c2a', { roughness: 0.5 }),
    ...hoops,
  ]
}

const PEBBLES = ['#9a8f83', '#b8a890', '#7d746b'] as const

/** Returns a small thing on the beach: mostly pebbles, some grass, starfish, shells. */
function flotsam(x: number, y: number, z: number, index: number, random: () => number): readonly BufferGeometry[] {
  const kind = random()
  const size = 0.035 + random() * 0.05
  if (kind < 0.55) {
    const stone = new DodecahedronGeometry(size, 0)
      .scale(1.2, 0.6, 1)
      .rotateY(random() * 6)
      .translate(x, y, z)
    return [part(stone, PEBBLES[index % PEBBLES.length] ?? PEBBLES[0], STONE)]
  }
  if (kind < 0.74) {
    return [0, 1, 2, 3].map((blade) => {
      const at: Triple = [x + (random() - 0.5) * 0.07, y + 0.06, z + (random() - 0.5) * 0.07]
      const lean: Triple = [(random() - 0.5) * 0.9, 0, (random() - 0.5) * 0.9]
      return part(cone(0.016, 0.15 + random() * 0.08, at, 3, lean), blade % 2 ? '#6c9a3e' : '#88b24c', {
        roughness: 0.8,
      })
    })
  }
  if (kind < 0.88)
    return [part(cone(0.06, 0.035, [x, y + 0.02, z], 5, [0, random() * 6, 0]), '#e0764a', { roughness: 0.6 })]
  return [part(ball(0.05, [x, y + 0.01, z], [1, 0.5, 0.8], 7, 5), '#f0c8b0', { roughness: 0.5 })]
}

/** The width of the square in which things lie on the beach. */
const FINDS = 2 * BOARD.halfX - 0.4

/** Returns pebbles, grass, starfish and shells strewn along the beach. */
function beachFinds(): readonly BufferGeometry[] {
  const random = randomFrom(31)
  const finds: BufferGeometry[] = []
  for (let count = 0; count < 66; ) {
    const [x, z] = [(random() - 0.5) * FINDS, (random() - 0.5) * FINDS]
    const distance = islandDistance(x, z)
    if (distance < 0.09 || distance > 0.34) continue
    const y = -0.005 - 1.6 * Math.max(0, distance - 0.08) ** 2
    finds.push(...flotsam(x, y, z, count, random))
    count++
  }
  return finds
}

/** Returns everything that fills the four dead corners of the sea and the beach, in its place. */
export function corners(): BufferGeometry {
  return joined([...serpent(), ...whaleTail(), ...palmRock(), ...wreck(), ...beachFinds()])
}
