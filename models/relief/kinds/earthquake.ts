import { ShapeGeometry } from 'three'
import { cone, placed } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { FLAME, STONE } from '../bench/finishes.ts'
import { flat, lump, type Spot, slab } from '../bench/forms.ts'
import { du } from '../bench/units.ts'

interface Plate {
  readonly outline: readonly Spot[]
  readonly height: number
  readonly tilt: readonly [x: number, z: number]
  readonly isPale: boolean
}

/** The ground on both sides of the rift, in the drawing's units. */
const PLATES: readonly Plate[] = [
  {
    outline: [
      [8, 88],
      [47, 101],
      [78, 69],
      [94, 36],
      [36, 28],
      [8, 40],
    ],
    height: 0.08,
    tilt: [-0.05, 0.04],
    isPale: true,
  },
  {
    outline: [
      [100, 34],
      [90, 74],
      [123, 110],
      [160, 82],
      [184, 34],
    ],
    height: 0.1,
    tilt: [-0.06, 0],
    isPale: false,
  },
  {
    outline: [
      [192, 36],
      [172, 82],
      [200, 116],
      [250, 94],
      [250, 36],
    ],
    height: 0.08,
    tilt: [-0.05, -0.05],
    isPale: true,
  },
  {
    outline: [
      [8, 170],
      [51, 193],
      [34, 226],
      [8, 224],
    ],
    height: 0.06,
    tilt: [0.04, 0.05],
    isPale: false,
  },
  {
    outline: [
      [60, 193],
      [88, 165],
      [122, 208],
      [112, 240],
      [44, 232],
    ],
    height: 0.055,
    tilt: [0.04, 0],
    isPale: true,
  },
  {
    outline: [
      [130, 208],
      [160, 173],
      [198, 200],
      [222, 240],
      [120, 242],
    ],
    height: 0.055,
    tilt: [0.05, 0],
    isPale: false,
  },
  {
    outline: [
      [206, 200],
      [250, 180],
      [250, 224],
      [228, 236],
    ],
    height: 0.06,
    tilt: [0.04, -0.05],
    isPale: true,
  },
]
const FLAMES = [
  [-0.13, 0.03, 0.15],
  [0.03, 0.13, 0.18],
  [0.16, 0.02, 0.14],
  [-0.3, 0.06, 0.11],
] as const

/** The middle of the rift, from west to east, cells. */
const RIFT: readonly Spot[] = [
  [-0.46, 0.04],
  [-0.26, -0.12],
  [-0.1, 0.12],
  [0.06, -0.1],
  [0.22, 0.12],
  [0.46, -0.06],
]

/** Carves ground torn open, fire in the rift. */
export function earthquake(carver: Carver): void {
  for (const { outline, height, tilt, isPale } of PLATES) {
    const shape = flat(outline.map(([x, y]): Spot => [du(x), -du(y)]))
    const piece = slab(shape, { height, bevel: carver.cut(0.016, 0) })
    const paint = { ...STONE, shade: 0.8, line: 0.01 }
    carver.add(placed(piece, [0, 0.004, 0], [tilt[0], 0, tilt[1]]), isPale ? '#c69f66' : '#bd955c', paint)
  }
  carver.add(lump({ at: [0.02, 0.11, -0.25], r: 0.09, h: 0.12, seed: 4 }), '#9c8a7a', { ...STONE, fine: true })
  carver.add(lump({ at: [-0.2, 0.09, -0.28], r: 0.06, h: 0.08, seed: 6 }, 'low'), '#8a7a6c', { ...STONE, fine: true })
  carver.part('earthquake-fire', () => {
    for (const [x, z, h] of FLAMES) carver.add(cone(0.045, h, [x, h / 2, z], carver.cut(4, 3)), '#ff9a2a', FLAME)
  })
  carver.part('earthquake-rift', () => rift(carver))
}

/** Carves the rift that opens in the sand under tiles which change places: a dark gap with fire in it. */
function rift(carver: Carver): void {
  const gap = (half: number) =>
    flat([...RIFT.map(([x, z]): Spot => [x, z + half]), ...RIFT.map(([x, z]): Spot => [x, z - half]).reverse()])
  const lay = (half: number, y: number) => new ShapeGeometry(gap(half)).rotateX(-Math.PI / 2).translate(0, y, 0)
  carver.add(lay(0.13, 0.002), '#1e0f0c', { line: 0, shade: 0, grain: 0 })
  carver.add(lay(0.075, 0.006), '#e0431f', { line: 0, glow: 1.2 })
  carver.add(lay(0.03, 0.01), '#ffd24a', { line: 0, glow: 1.5 })
}
