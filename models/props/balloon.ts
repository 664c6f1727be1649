import type { BufferGeometry } from 'three'
import { joined, part } from '../geometry/part.ts'
import { drum, ring, rod, surface, type Triple, turned } from '../geometry/solids.ts'

const GORES = 12
const COLOURS = ['#d6493c', '#f4e2b4']
const CLOTH = { roughness: 0.8, grain: 0.3 }
const WICKER = '#b9793c'

/** Envelope from its mouth to the crown: radius and height. */
const ENVELOPE = [
  [0.12, 0.52],
  [0.2, 0.62],
  [0.36, 0.8],
  [0.47, 1.02],
  [0.48, 1.2],
  [0.4, 1.38],
  [0.24, 1.5],
  [0.001, 1.55],
] as const

/** Returns one stripe of the envelope, bulging a little between its seams. */
function gore(index: number): BufferGeometry {
  const rows = ENVELOPE.length - 1
  const place = (u: number, v: number): Triple => {
    const [r = 0, y = 0] = ENVELOPE[Math.round(v * rows)] ?? []
    const turn = ((index + u) / GORES) * Math.PI * 2
    const bulged = r * (1 + 0.035 * Math.sin(u * Math.PI))
    return [Math.sin(turn) * bulged, y, Math.cos(turn) * bulged]
  }
  return part(surface(2, rows, place), COLOURS[index % 2] ?? '', CLOTH)
}

function basket(): readonly BufferGeometry[] {
  const wall = [
    [0.1, 0],
    [0.125, 0.03],
    [0.14, 0.18],
    [0.155, 0.19],
    [0.155, 0.21],
    [0.125, 0.21],
    [0.11, 0.06],
    [0.001, 0.06],
  ] as const
  const ropes = [0, 1, 2, 3, 4, 5].map((i) => {
    const [s, c] = [Math.sin((i * Math.PI) / 3), Math.cos((i * Math.PI) / 3)]
    return part(rod([s * 0.14, 0.2, c * 0.14], [s * 0.13, 0.54, c * 0.13], 0.007, 0.007, 3, true), '#6b4a2a', {
      roughness: 0.9,
    })
  })
  return [
    part(turned(wall, 12), WICKER, { roughness: 0.85 }),
    part(drum(0.1, 0.1, 0.012, [0, 0.006, 0], 12), '#8a5730'),
    part(ring(0.142, 0.014, [0, 0.12, 0], { sides: 4, segments: 12 }), '#8a5730'),
    ...ropes,
  ]
}

/** Returns a striped balloon, 1.55 high; its basket stands on the origin. */
export function balloon(): BufferGeometry {
  const gores = Array.from({ length: GORES }, (_, i) => gore(i))
  const collar = part(ring(0.125, 0.016, [0, 0.525, 0], { sides: 4, segments: 12 }), '#8a3b1a', CLOTH)
  return joined([...gores, collar, ...basket()])
}
