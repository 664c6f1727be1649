import { blank, type Pixels, put } from '../bake/pixels.ts'
import { fractalNoise, lattice } from '../noise.ts'

const SIZE = 256

/** Returns noise that repeats in both directions: blended with itself one repeat away. */
function repeating(x: number, y: number, scale: number): number {
  const v = y / SIZE
  const at = (shift: number) => fractalNoise((x / SIZE) * scale, (v + shift) * scale, 3, scale)
  return at(0) * (1 - v) + at(-1) * v
}

/** Returns dry sand, 256 pixels, repeating in both directions: soft patches and single grains. */
export function sand(): Pixels {
  const result = blank(SIZE, SIZE)
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const patch = (repeating(x, y, 5) - 0.47) * 0.22
      const chance = lattice(x, y)
      const grain = chance < 0.06 ? -0.16 : chance > 0.93 ? 0.14 : (chance - 0.5) * 0.05
      const light = 1 + patch + grain
      put(result, y * SIZE + x, 0xc9 * light, 0xa8 * light, 0x71 * light)
    }
  }
  return result
}
