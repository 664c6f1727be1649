import type { Recipe } from '../plan.ts'
import { BLOCK, struck, tap } from './struck.ts'

/** The times at which a thrown die hits the wood, in seconds, and how hard it hits. */
const BOUNCES = [
  [0, 1],
  [0.12, 0.75],
  [0.21, 0.85],
  [0.33, 0.5],
  [0.41, 0.6],
  [0.5, 0.34],
  [0.56, 0.26],
  [0.61, 0.16],
] as const

/** A die of bone tumbles over a wooden rail and stops. */
export const dice: Recipe = (vary) => ({
  layers: BOUNCES.flatMap(([seconds, force]) => {
    const at = seconds === 0 ? 0 : vary.near(seconds, 0.04)
    const base = vary.near(980, 0.14)
    return [
      ...struck(
        base,
        BLOCK.map(([ratio, level, decay]) => [ratio, level * force, decay * 0.7] as const),
        at,
      ),
      tap(base * 2.6, 0.45 * force, 0.014, at),
    ]
  }),
  level: 0.62,
  room: { kind: 'cabin', amount: 0.3 },
})
