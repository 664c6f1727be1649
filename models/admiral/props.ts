import { type BufferGeometry, DodecahedronGeometry } from 'three'
import { joined, part } from '../geometry/part.ts'
import { ball, box, cone, dome, drum, placed, ring, rod, type Triple, tube, turned } from '../geometry/solids.ts'
import { chest } from '../gold/chest.ts'
import { randomFrom } from '../random.ts'

const IRON = { roughness: 0.4, metalness: 0.7, grain: 0 }
const BRASS = { roughness: 0.28, metalness: 0.9, grain: 0 }
const GOLD = { roughness: 0.3, metalness: 0.55, grain: 0 }
const ROPE = { roughness: 0.9, grain: 0.6 }

/** Returns a barrel adrift, lying along x around the origin: its middle floats there. */
export function barrel(): BufferGeometry {
  const staves = turned(
    [
      [0.001, -0.13],
      [0.075, -0.13],
      [0.082, -0.12],
      [0.098, -0.05],
      [0.1, 0],
      [0.098, 0.05],
      [0.082, 0.12],
      [0.075, 0.13],
      [0.07, 0.118],
      [0.001, 0.118],
    ],
    12,
  )
  const hoops = [-0.1, -0.045, 0.045, 0.1].map((y) =>
    part(drum(0.101 - Math.abs(y) * 0.12, 0.101 - Math.abs(y) * 0.12, 0.018, [0, y, 0], 12), '#7f8792', IRON),
  )
  const bung = part(drum(0.016, 0.016, 0.02, [0, 0, 0.1], 6, [Math.PI / 2, 0, 0]), '#4d2912')
  return joined([part(staves, '#9a5c2a', { roughness: 0.5 }), ...hoops, bung]).rotateZ(Math.PI / 2)
}

/** Returns a grapnel with three claws and the eye for its rope; the eye is on the origin, the claws point to +x. */
export function grapnel(): BufferGeometry {
  const claws = [0, 1, 2].map((i) => {
    const hook = tube(
      [
        [0.12, 0, 0],
        [0.165, 0.018, 0],
        [0.175, 0.06, 0],
        [0.13, 0.085, 0],
      ],
      0.013,
      { steps: 7, sides: 5 },
    )
    const barb = cone(0.02, 0.045, [0.105, 0.09, 0], 5, [0, 0, Math.PI / 2 + 0.2])
    return part(joined([hook, barb]).rotateX((i / 3) * Math.PI * 2), '#4a4d57', IRON)
  })
  return joined([
    ...claws,
    part(rod([0, 0, 0], [0.135, 0, 0], 0.015, 0.015, 6), '#4a4d57', IRON),
    part(ring(0.022, 0.008, [-0.02, 0, 0], { turn: [0, 0, 0], sides: 5, segments: 10 }), '#4a4d57', IRON),
    part(drum(0.022, 0.022, 0.02, [0.125, 0, 0], 7, [0, 0, Math.PI / 2]), '#5d6069', IRON),
    part(tube(COIL, 0.012, { steps: 20, sides: 5 }), '#c9a56a', ROPE),
  ])
}

/** The end of its rope, wound twice through the eye. */
const COIL: readonly Triple[] = Array.from({ length: 9 }, (_, i): Triple => {
  const turn = i * 1.25
  return [-0.045 - i * 0.009, Math.cos(turn) * 0.016, Math.sin(turn) * 0.016]
})

/** Returns a taut rope one cell long from the origin to +x: stretch it along x. */
export function towRope(): BufferGeometry {
  const strands = [0, Math.PI].map((start) => {
    const points = Array.from({ length: 33 }, (_, i): Triple => {
      const turn = start + i * 0.9
      return [i / 32, Math.cos(turn) * 0.006, Math.sin(turn) * 0.006]
    })
    return part(tube(points, 0.0085, { steps: 48, sides: 4 }), start ? '#c9a56a' : '#a9834d', ROPE)
  })
  return joined(strands)
}

/** Returns a chip of planking, painted on one side; it turns about the origin. */
export function splinter(): BufferGeometry {
  return joined([
    part(placed(box([0.13, 0.014, 0.028], [0, 0, 0]), [0, 0, 0], [0, 0.1, 0]), '#875a32', { roughness: 0.7 }),
    part(cone(0.019, 0.07, [0.092, 0, 0.002], 4, [0, 0, -Math.PI / 2]).scale(1, 0.4, 1), '#b98a55', { roughness: 0.8 }),
    part(cone(0.016, 0.05, [-0.085, 0, -0.004], 4, [0, 0, Math.PI / 2]).scale(1, 0.4, 1), '#c69a62', {
      roughness: 0.8,
    }),
  ])
}

/** The bell of a buoy: radius and height, from the inside outward. */
const BELL = [
  [0.001, 0.34],
  [0.05, 0.325],
  [0.055, 0.33],
  [0.034, 0.37],
  [0.028, 0.415],
  [0.001, 0.42],
] as const

/** Returns a buoy moored in a cell, red and white, with a bell under its cage: the water is at height 0. */
export function buoy(): BufferGeometry {
  const posts = [0, 1, 2].map((i) => {
    const turn = (i / 3) * Math.PI * 2 + 0.5
    const [x, z] = [Math.cos(turn), Math.sin(turn)]
    return part(rod([x * 0.13, 0.24, z * 0.13], [x * 0.03, 0.52, z * 0.03], 0.013, 0.011, 5), '#f3e9d2')
  })
  const stripes = [
    [0.2, 0.245, -0.08, '#7d231c'],
    [0.245, 0.26, -0.02, '#c8362c'],
    [0.26, 0.24, 0.06, '#c8362c'],
    [0.24, 0.2, 0.12, '#f3e9d2'],
    [0.2, 0.15, 0.17, '#c8362c'],
  ] as const
  const body = stripes.map(([bottom, top, y, colour], i) => {
    const next = stripes[i + 1]?.[2] ?? 0.21
    return part(drum(top, bottom, next - y + 0.002, [0, (y + next) / 2, 0], 16), colour, { roughness: 0.35 })
  })
  return joined([
    ...body,
    part(drum(0.15, 0.15, 0.02, [0, 0.22, 0], 16), '#5b3419'),
    part(ring(0.247, 0.026, [0, 0.05, 0], { sides: 6, segments: 22 }), '#c9a56a', ROPE),
    ...posts,
    part(ring(0.075, 0.012, [0, 0.41, 0], { sides: 5, segments: 14 }), '#f3e9d2'),
    part(turned(BELL, 12), '#d9a84e', BRASS),
    part(ball(0.045, [0, 0.555, 0], [1, 1, 1], 10, 7), '#d9a84e', BRASS),
  ])
}

/** Returns scattered coins in a heap: their number, and radius and height of the heap. */
function spill(count: number, radius: number, height: number, seed: number): readonly BufferGeometry[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => {
    const [turn, out] = [random() * Math.PI * 2, Math.sqrt(random())]
    const coin = drum(0.042, 0.042, 0.013, [0, 0, 0], 8)
      .rotateX((random() - 0.5) * 1.3)
      .rotateZ((random() - 0.5) * 1.3)
    const y = 0.012 + height * (1 - out ** 1.4)
    const place = coin.translate(Math.cos(turn) * radius * out, y, Math.sin(turn) * radius * out)
    return part(place, random() < 0.3 ? '#ffd873' : '#f5b32f', GOLD)
  })
}

/** Returns a treasure on its island: an open chest on a heap of coins, cups and gems, the front toward +z. */
export function treasure(): BufferGeometry {
  const gems = [
    [0.2, 0.045, 0.13, '#d43d3d'],
    [-0.19, 0.05, 0.1, '#2f9c8a'],
    [0.06, 0.06, 0.19, '#3f6fc0'],
  ] as const
  const cup = turned(
    [
      [0.001, 0],
      [0.035, 0],
      [0.012, 0.02],
      [0.012, 0.045],
      [0.042, 0.065],
      [0.05, 0.115],
      [0.043, 0.115],
      [0.001, 0.07],
    ],
    10,
  )
  const open = chest().scale(0.72, 0.72, 0.72).rotateX(-0.1).rotateZ(0.06).translate(-0.01, 0.03, -0.04)
  return joined([
    part(ball(0.24, [0, -0.02, 0.03], [1, 0.34, 0.82], 14, 6), '#dc9a26', GOLD),
    ...spill(34, 0.25, 0.07, 21).map((each) => each.translate(0, 0.005, 0.03)),
    open,
    part(placed(cup, [-0.2, 0.03, 0.14], [0.5, 0, 0.5]), '#f0bb45', GOLD),
    ...gems.map(([x, y, z, colour]) =>
      part(new DodecahedronGeometry(0.026, 0).translate(x, y, z), colour, { roughness: 0.1, grain: 0 }),
    ),
  ])
}

/** Size of a chest on a deck, cells: along the keel, up, across. */
const STOWED = [0.1, 0.075, 0.15] as const
/** The places of chests by their number, in their own size from the middle of the hold: along the keel and across. */
const STOWAGE = {
  one: [[0, 0]],
  two: [
    [0, -0.56],
    [0, 0.56],
  ],
  three: [
    [0.62, 0],
    [-0.62, -0.56],
    [-0.62, 0.56],
  ],
  four: [
    [0.62, -0.56],
    [0.62, 0.56],
    [-0.62, -0.56],
    [-0.62, 0.56],
  ],
} as const

/** Returns a chest on deck, full of coins. */
function stowedChest(): BufferGeometry {
  const [along, up, across] = STOWED
  const lid = box([0.012, along * 0.8, across], [0, along * 0.4, 0])
    .rotateZ(0.5)
    .translate(-along / 2, up, 0)
  const straps = [-0.3, 0.3].map((z) =>
    part(box([along * 1.06, up * 1.02, 0.016], [0, up / 2, z * across]), '#e9b64e', GOLD),
  )
  return joined([
    part(box([along, up, across], [0, up / 2, 0]), '#38170a', { roughness: 0.6 }),
    part(lid, '#55260f', { roughness: 0.6 }),
    ...straps,
    part(dome(0.5, [0, up, 0], { scale: [along * 0.9, 0.08, across * 0.92], around: 8, up: 3 }), '#f5b32f', GOLD),
  ])
}

/** Returns chests on a deck, from one to four of them; the bow is toward +x. */
export function holdGold(): Readonly<Record<keyof typeof STOWAGE, BufferGeometry>> {
  const [along, , across] = STOWED
  const stowed = (places: readonly (readonly [number, number])[]) =>
    joined(places.map(([x, z]) => stowedChest().translate(x * along, 0, z * across)))
  return {
    one: stowed(STOWAGE.one),
    two: stowed(STOWAGE.two),
    three: stowed(STOWAGE.three),
    four: stowed(STOWAGE.four),
  }
}
