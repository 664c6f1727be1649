import type { BufferGeometry } from 'three'
import { surface } from '../geometry/solids.ts'
import { fractalNoise } from '../noise.ts'

const [WIDTH, DEPTH] = [8.4, 6]

/** Returns a parchment map lying on the table, its far left corner curled up; seen from both sides. */
export function map(): BufferGeometry {
  return surface(18, 13, (u, v) => {
    const [x, z] = [u * 2 - 1, v * 2 - 1]
    const edge = Math.max(0, Math.abs(x) - 0.72) / 0.28
    const side = Math.max(0, Math.abs(z) - 0.72) / 0.28
    const curl = 0.55 * (Math.max(0, -x - z - 1.25) / 0.75) ** 2
    const y = 0.012 + 0.03 * fractalNoise(x * 2 + 5, z * 2 + 5, 3) + curl + 0.1 * edge * edge * side
    return [(u - 0.5) * WIDTH, y, (v - 0.5) * DEPTH]
  })
}
