import { glide, steady } from '../curve.ts'
import type { Recipe } from '../plan.ts'

/** A page being turned: a long brush of paper with crackling. */
export const page: Recipe = (vary) => ({
  layers: [
    {
      source: { kind: 'noise', colour: 'white' },
      at: 0,
      gain: [
        [0, 0],
        [0.09, 0.4],
        [0.16, 0.2],
        [0.24, 0.5],
        [0.42, 0],
      ],
      filters: [
        { type: 'highpass', frequency: steady(1400) },
        { type: 'bandpass', frequency: glide(vary.near(2600, 0.1), 4800, 0.4), q: 0.8 },
      ],
    },
    ...Array.from({ length: 7 }, () => ({
      source: { kind: 'noise', colour: 'white' } as const,
      at: vary.between(0.02, 0.32),
      gain: [
        [0, 0],
        [0.002, vary.between(0.2, 0.5)],
        [vary.between(0.012, 0.03), 0],
      ] as const,
      filters: [{ type: 'bandpass', frequency: steady(vary.between(2500, 6500)), q: 2.5 } as const],
    })),
  ],
  level: 0.95,
})
