import type { Layer, Recipe } from '../plan.ts'
import { moved } from '../plan.ts'
import type { Vary } from '../vary.ts'
import { BOARD, COIN, struck, tap } from './struck.ts'

/** Near E7: high enough to glitter, low enough not to be shrill. */
const PITCH = 2637

/** Two coins picked up, a fourth apart in pitch. */
export const coin: Recipe = (vary) => ({
  layers: [...ping(vary, 0, 0.8), ...ping(vary, vary.near(0.085, 0.15), 1, 4 / 3)],
  level: 0.55,
  room: { kind: 'cabin', amount: 0.2 },
})

/** A coin put down: three quick bounces on gold, and the wood below. */
export const coinLand: Recipe = (vary) => ({
  layers: [
    ...ping(vary, 0, 1),
    ...ping(vary, vary.near(0.09, 0.12), 0.6),
    ...ping(vary, vary.near(0.15, 0.1), 0.35, 1.12),
    ...moved(struck(vary.near(260, 0.06), BOARD), 0, 0.4),
  ],
  level: 0.55,
  room: { kind: 'cabin', amount: 0.15 },
})

/** The number of coins that fall when a chest is emptied. */
const POURED = 16

/** Gold poured out: a rush of coins on coins that thins out, and the last ones singly. */
export const pour: Recipe = (vary) => ({
  layers: Array.from({ length: POURED }, (_, index) => {
    const share = index / POURED
    return ping(vary, vary.near(0.02 + 1.25 * share ** 1.6, 0.06), 0.5 - 0.3 * share, vary.between(0.8, 1.35))
  }).flat(),
  level: 0.5,
  room: { kind: 'cabin', amount: 0.25 },
})

function ping(vary: Vary, at: number, level: number, ratio = 1): readonly Layer[] {
  const pitch = vary.near(PITCH * ratio, 0.025)
  return moved([...struck(pitch, COIN), tap(pitch * 1.8, 0.25, 0.012)], at, level)
}
