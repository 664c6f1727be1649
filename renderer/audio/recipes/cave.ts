import { moved, type Recipe } from '../plan.ts'
import { BLOCK, struck, tap } from './struck.ts'
import { bubble } from './water.ts'

/** A cave: a knock with three echoes, each fainter, and a falling drop. */
export const echo: Recipe = (vary) => {
  const knock = [...struck(vary.near(330, 0.06), BLOCK), tap(vary.near(1300, 0.15), 0.4, 0.03)]
  const gap = vary.near(0.27, 0.06)
  return {
    layers: [
      ...[1, 0.5, 0.26, 0.13].flatMap((level, count) => moved(knock, count * gap, level)),
      bubble(vary, vary.near(0.62, 0.15), vary.near(900, 0.15), 0.35, 0.09),
      bubble(vary, vary.near(1.05, 0.1), vary.near(1200, 0.15), 0.2, 0.09),
    ],
    level: 0.6,
    room: { kind: 'cave', amount: 0.9 },
  }
}
