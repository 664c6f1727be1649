import type { BufferGeometry } from 'three'
import type { Parts } from '../bake/model.ts'
import { outline } from '../geometry/outline.ts'
import { joined, part } from '../geometry/part.ts'
import { ball, cone, drum, placed, plate, ring, rod, type Triple, tube, turned } from '../geometry/solids.ts'

const BRASS = { roughness: 0.25, metalness: 1, grain: 0 }
const POLISHED = { roughness: 0.2, metalness: 1, grain: 0 }
const LACQUER = { roughness: 0.32, metalness: 0.15, grain: 0 }
const GOLD = '#dcae55'
const BRIGHT = '#f0d28a'
const RED = '#c8362c'

/** The height of the cross with the letters, and of the arrow that turns over it. */
const CROSS = 0.66
const ARROW = 1.02
const ARM = 0.34

/** Foot, dome and stem, from the bottom up. */
const PEDESTAL = [
  [0.001, 0.05],
  [0.3, 0.05],
  [0.32, 0.075],
  [0.305, 0.1],
  [0.23, 0.125],
  [0.115, 0.165],
  [0.06, 0.23],
  [0.04, 0.34],
  [0.028, CROSS - 0.05],
  [0.04, CROSS - 0.035],
  [0.04, CROSS + 0.03],
  [0.026, CROSS + 0.045],
  [0.018, ARROW - 0.05],
  [0.03, ARROW - 0.04],
  [0.03, ARROW - 0.025],
  [0.001, ARROW - 0.02],
] as const

const FOOT = [
  [0.001, 0],
  [0.35, 0],
  [0.37, 0.015],
  [0.365, 0.035],
  [0.32, 0.055],
  [0.001, 0.055],
] as const

type Point = readonly [x: number, y: number]

type Wind = 'N' | 'E' | 'S' | 'W'

/** Strokes of the letters in a box one high; a stroke of more than two points is a curve. */
type Letters = Readonly<Record<Wind, readonly (readonly Point[])[]>>

const LATIN: Letters = {
  N: [
    [
      [-0.3, 0],
      [-0.3, 1],
    ],
    [
      [-0.3, 1],
      [0.3, 0],
    ],
    [
      [0.3, 0],
      [0.3, 1],
    ],
  ],
  E: [
    [
      [-0.26, 0],
      [-0.26, 1],
    ],
    [
      [-0.26, 1],
      [0.28, 1],
    ],
    [
      [-0.26, 0.52],
      [0.18, 0.52],
    ],
    [
      [-0.26, 0],
      [0.28, 0],
    ],
  ],
  S: [
    [
      [0.28, 0.84],
      [0.02, 1],
      [-0.24, 0.84],
      [-0.14, 0.6],
      [0.14, 0.43],
      [0.26, 0.18],
      [0.02, 0],
      [-0.28, 0.15],
    ],
  ],
  W: [
    [
      [-0.42, 1],
      [-0.21, 0],
    ],
    [
      [-0.21, 0],
      [0, 0.66],
    ],
    [
      [0, 0.66],
      [0.21, 0],
    ],
    [
      [0.21, 0],
      [0.42, 1],
    ],
  ],
}

/** С, В, Ю and З. */
const CYRILLIC: Letters = {
  N: [
    [
      [0.28, 0.8],
      [0.05, 1],
      [-0.24, 0.78],
      [-0.3, 0.5],
      [-0.24, 0.22],
      [0.05, 0],
      [0.28, 0.2],
    ],
  ],
  E: [
    [
      [-0.26, 0],
      [-0.26, 1],
    ],
    [
      [-0.26, 1],
      [0.1, 0.98],
      [0.22, 0.77],
      [0.1, 0.55],
      [-0.26, 0.52],
    ],
    [
      [-0.26, 0.52],
      [0.14, 0.5],
      [0.3, 0.26],
      [0.14, 0.02],
      [-0.26, 0],
    ],
  ],
  S: [
    [
      [-0.42, 0],
      [-0.42, 1],
    ],
    [
      [-0.42, 0.5],
      [-0.12, 0.5],
    ],
    [
      [0.16, 1],
      [0.38, 0.8],
      [0.44, 0.5],
      [0.38, 0.2],
      [0.16, 0],
      [-0.06, 0.2],
      [-0.12, 0.5],
      [-0.06, 0.8],
      [0.16, 1],
    ],
  ],
  W: [
    [
      [-0.24, 0.86],
      [0, 1],
      [0.22, 0.8],
      [0.12, 0.57],
      [-0.06, 0.52],
    ],
    [
      [-0.06, 0.52],
      [0.16, 0.46],
      [0.28, 0.24],
      [0.04, 0],
      [-0.28, 0.15],
    ],
  ],
}

const AT: Readonly<Record<Wind, readonly [x: number, z: number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
}

/** The backward lean of the letters, so that they are readable from above. */
const LEAN = -0.5

/** Returns a letter on the end of its arm, read from the south. */
function letter(letters: Letters, name: Wind): readonly BufferGeometry[] {
  const size = 0.17
  const [dx, dz] = AT[name]
  return letters[name].map((points) => {
    const places = points.map(([x, y]): Triple => [x * size, y * size, 0])
    const [from, to] = places
    const stroke =
      places.length > 2 || !from || !to ? tube(places, 0.017, { steps: 18, sides: 6 }) : rod(from, to, 0.017, 0.017, 6)
    const at: Triple = [dx * (ARM + 0.04), CROSS + 0.022, dz * (ARM + 0.04)]
    return part(placed(stroke, at, [LEAN, 0, 0]), BRIGHT, BRASS)
  })
}

function cross(): readonly BufferGeometry[] {
  const arms = Object.values(AT).flatMap(([dx, dz]) => [
    part(rod([0, CROSS, 0], [dx * ARM, CROSS, dz * ARM], 0.014, 0.01, 6), GOLD, BRASS),
    part(ball(0.024, [dx * (ARM + 0.02), CROSS, dz * (ARM + 0.02)], [1, 1, 1], 8, 6), GOLD, POLISHED),
  ])
  const scrolls = [0, 1, 2, 3].map((i) => {
    const turn = Math.PI / 4 + (i * Math.PI) / 2
    const at: Triple = [Math.cos(turn) * 0.075, CROSS, Math.sin(turn) * 0.075]
    return part(ring(0.042, 0.008, at, { turn: [0, -turn, 0], sides: 5, segments: 14 }), GOLD, BRASS)
  })
  return [...arms, ...scrolls, part(ball(0.046, [0, CROSS, 0], [1, 0.85, 1], 12, 8), GOLD, POLISHED)]
}

/** Returns a ship under sail, cut out of sheet brass: hull, two sails, pennant; its bow toward +x. */
function shipPlate(): BufferGeometry {
  const shapes = [
    outline([
      [-0.17, 0.03],
      [-0.19, 0.115],
      [-0.1, 0.1],
      [0.1, 0.085],
      [0.2, 0.12],
      [0.15, 0.03, 0.1, 0.005],
      [-0.1, -0.01, -0.17, 0.03],
    ]),
    outline([
      [0.02, 0.12],
      [0.1, 0.2, 0.05, 0.33],
      [0.15, 0.3, 0.18, 0.14],
      [0.1, 0.12, 0.02, 0.12],
    ]),
    outline([
      [-0.15, 0.13],
      [-0.06, 0.22, -0.12, 0.36],
      [0.02, 0.33, 0.03, 0.145],
      [-0.06, 0.13, -0.15, 0.13],
    ]),
    outline([
      [-0.07, 0.36],
      [-0.07, 0.43],
      [-0.19, 0.4],
    ]),
  ]
  const plates = shapes.map((shape) =>
    part(plate(shape, { depth: 0.02, bevel: 0.006, curve: 5 }).translate(0, 0, -0.01), '#e6bd66', POLISHED),
  )
  const masts = [
    [-0.06, 0.43],
    [0.07, 0.35],
  ].map(([x = 0, top = 0]) => part(rod([x, 0.05, 0], [x, top, 0], 0.008, 0.006, 5), GOLD, BRASS))
  return joined([...plates, ...masts])
}

/** Returns red feathers at the arrow's tail: two upright, two lying flat, so that they are seen from every side. */
function feathers(): readonly BufferGeometry[] {
  const shape = outline([
    [-0.56, 0.15],
    [-0.36, 0.12],
    [-0.27, 0],
    [-0.36, -0.12],
    [-0.56, -0.15],
    [-0.46, 0],
  ])
  return [0, Math.PI / 2].map((turn) =>
    part(plate(shape, { depth: 0.02, bevel: 0.006 }).translate(0, 0, -0.01).rotateX(turn), RED, LACQUER),
  )
}

/** Returns the arrow, pointing to +x about the upright through the origin. */
function arrowAhead(): BufferGeometry {
  const curls = [-0.2, 0.26].map((x) =>
    part(ring(0.036, 0.009, [x, 0.045, 0], { turn: [0, 0, 0], sides: 5, segments: 14 }), GOLD, BRASS),
  )
  return joined([
    part(rod([-0.46, 0, 0], [0.46, 0, 0], 0.018, 0.018, 8), GOLD, POLISHED),
    placed(part(cone(0.105, 0.25, [0, 0, 0], 4), RED, LACQUER), [0.55, 0, 0], [0, 0, -Math.PI / 2]),
    part(ball(0.028, [0.435, 0, 0], [1, 1, 1], 8, 6), GOLD, POLISHED),
    ...feathers(),
    ...curls,
    part(drum(0.034, 0.034, 0.07, [0, 0, 0], 10), GOLD, POLISHED),
    shipPlate().translate(0.015, 0.035, 0),
  ])
}

/**
 * Returns the weather vane: `body` with foot, stem and the cross of the four winds, `latin` or `cyrillic` letters on
 * its arms, `arrow` that turns about the upright through the origin. At rest the arrow points north.
 */
export function vane(): Parts {
  const rivets = Array.from({ length: 8 }, (_, i) => {
    const turn = ((i + 0.5) * Math.PI) / 4
    return part(ball(0.016, [Math.cos(turn) * 0.335, 0.052, Math.sin(turn) * 0.335], [1, 0.6, 1], 6, 4), BRIGHT, BRASS)
  })
  return {
    body: joined([
      part(turned(FOOT, 28), '#5a2f1c', { roughness: 0.4 }),
      part(turned(PEDESTAL, 24), GOLD, BRASS),
      ...rivets,
      ...cross(),
    ]),
    arrow: arrowAhead()
      .rotateY(Math.PI / 2)
      .translate(0, ARROW, 0),
    latin: lettersOf(LATIN),
    cyrillic: lettersOf(CYRILLIC),
  }
}

const lettersOf = (letters: Letters): BufferGeometry =>
  joined((['N', 'E', 'S', 'W'] as const).flatMap((name) => letter(letters, name)))
