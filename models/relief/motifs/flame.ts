import { rod, type Triple } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { FLAME } from '../bench/finishes.ts'

/** Carves a tongue of fire that leans back. */
export function flame(carver: Carver, foot: Triple, r: number, height: number, colour: string): void {
  const [x, y, z] = foot
  carver.add(rod(foot, [x, y + height, z - 0.3 * height], r, 0, 4, true), colour, FLAME)
}
