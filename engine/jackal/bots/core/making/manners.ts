import { SENDS_BACK, SENDS_LEAPING, SLIDES } from '../kinds.ts'
import { KNIGHT, STEP_MANNER_SHIFT, STRAIGHT } from '../layout.ts'

/** How a tile sends on: what repeats a step or takes it back does so in its manner. */
export function mannerOf(way: number, last: number): number {
  if (way === SLIDES || way === SENDS_BACK) return last >> STEP_MANNER_SHIFT
  return way === SENDS_LEAPING ? KNIGHT : STRAIGHT
}
