import { glide, strike } from '../curve.ts'
import type { Recipe } from '../plan.ts'
import { tap } from './struck.ts'

/** A trampoline: the net gives with a thud, and its springs twang upward. */
export const spring: Recipe = (vary) => {
  const pitch = vary.near(150, 0.06)
  return {
    layers: [
      tap(vary.near(320, 0.1), 0.8, 0.06),
      ...[1, 2.02].map((ratio, i) => ({
        source: {
          kind: 'tone',
          wave: 'triangle',
          pitch: glide(pitch * ratio, pitch * ratio * 2.4, 0.42),
          vibrato: { rate: vary.near(17, 0.1), depth: 90 },
        } as const,
        at: 0.03,
        gain: strike(i === 0 ? 0.6 : 0.25, 0.5),
      })),
    ],
    level: 0.6,
    room: { kind: 'cabin', amount: 0.2 },
  }
}
