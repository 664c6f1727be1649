import { SENDS_BACK, SENDS_LEAPING, SLIDES } from '../kinds.ts'
import { KNIGHT, STEP_MANNER_SHIFT, STRAIGHT } from '../layout.ts'

/** Returns the manner in which a tile sends on. A way that repeats or takes back a step keeps its manner. */
export function mannerOf(way: number, last: number): number {
  if (way === SLIDES || way === SENDS_BACK) return last >> STEP_MANNER_SHIFT
  return way === SENDS_LEAPING ? KNIGHT : STRAIGHT
}
