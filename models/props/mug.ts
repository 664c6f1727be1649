import type { BufferGeometry } from 'three'
import { joined, part } from '../geometry/part.ts'
import { ball, drum, rod, type Triple, tube, turned } from '../geometry/solids.ts'

const STAVES = 12
const IRON = { roughness: 0.35, metalness: 0.8, grain: 0 }

const WALL = [
  [0.5, 0],
  [0.52, 0.04],
  [0.47, 0.5],
  [0.49, 1],
  [0.505, 1.04],
  [0.46, 1.04],
  [0.42, 0.98],
  [0.4, 0.7],
] as const

function hoop(y: number): BufferGeometry {
  const profile = [
    [0.49, y - 0.07],
    [0.535, y - 0.05],
    [0.535, y + 0.05],
    [0.49, y + 0.07],
  ] as const
  return part(turned(profile, STAVES * 2), '#c9ccd2', IRON)
}

/** Returns a wooden mug of rum, 1.05 high, its handle toward +x. */
export function mug(): BufferGeometry {
  const handle: readonly Triple[] = [
    [0.46, 0.86, 0],
    [0.72, 0.84, 0],
    [0.84, 0.6, 0],
    [0.78, 0.34, 0],
    [0.47, 0.24, 0],
  ]
  const seams = Array.from({ length: STAVES }, (_, i) => {
    const [c, s] = [Math.cos((i / STAVES) * Math.PI * 2), Math.sin((i / STAVES) * Math.PI * 2)]
    return part(rod([0.512 * c, 0.04, 0.512 * s], [0.487 * c, 1, 0.487 * s], 0.012, 0.012, 3, true), '#3f2310', {
      roughness: 0.8,
    })
  })
  return joined([
    part(turned(WALL, STAVES * 2), '#7a4a26', { roughness: 0.5 }),
    ...seams,
    hoop(0.17),
    hoop(0.84),
    part(tube(handle, 0.065, { steps: 12, sides: 7 }), '#7a4a26', { roughness: 0.5 }),
    part(drum(0.43, 0.43, 0.02, [0, 0.76, 0], 18), '#1d0a04', { roughness: 0.05, grain: 0 }),
    part(ball(0.1, [-0.17, 0.771, -0.14], [1.7, 0.04, 0.55], 10, 4), '#d08a45', { roughness: 0.1, grain: 0 }),
  ])
}
