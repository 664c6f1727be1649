import { glide, steady, strike, swell } from '../curve.ts'
import type { Layer, Recipe } from '../plan.ts'
import type { Vary } from '../vary.ts'
import { creak } from './rigging.ts'

/** Canvas shaken out: two cracks, a thump as it fills, and the sheets under strain. */
export const flap: Recipe = (vary) => ({
  layers: [
    ...[0, vary.near(0.13, 0.1)].flatMap((at) => crack(vary, at, 0.55)),
    ...crack(vary, vary.near(0.29, 0.08), 1),
    {
      source: { kind: 'tone', wave: 'sine', pitch: glide(vary.near(120, 0.1), 58, 0.2) },
      at: 0.3,
      gain: strike(0.7, 0.26, 0.01),
    },
    ...creak(vary, 0.36, 0.34, 540),
  ],
  level: 0.7,
  room: { kind: 'sea', amount: 0.15 },
})

/** Returns one slap of heavy cloth. */
function crack(vary: Vary, at: number, level: number): readonly Layer[] {
  return [
    {
      source: { kind: 'noise', colour: 'pink' },
      at,
      gain: [
        [0, 0],
        [0.018, level],
        [0.06, level * 0.4],
        [0.17, 0],
      ],
      filters: [{ type: 'bandpass', frequency: glide(vary.near(950, 0.15), 320, 0.16), q: 0.9 }],
    },
  ]
}

/** A squall in the rigging: it swells, sings in the ropes, shakes the canvas and dies down. */
export const gust: Recipe = (vary) => {
  const seconds = vary.near(1.7, 0.08)
  const pass = swell(1, seconds * 0.35, seconds * 0.2, seconds * 0.45)
  return {
    layers: [
      {
        source: { kind: 'noise', colour: 'pink' },
        at: 0,
        gain: pass,
        filters: [
          {
            type: 'bandpass',
            frequency: [
              [0, 260],
              [seconds * 0.45, vary.near(820, 0.12)],
              [seconds, 300],
            ],
            q: 0.8,
          },
        ],
        tremolo: { rate: vary.near(3.4, 0.2), depth: 0.35 },
      },
      ...[1, 1.52].map((ratio) => ({
        source: { kind: 'noise', colour: 'white' } as const,
        at: 0.1,
        gain: swell(0.3, seconds * 0.4, 0.1, seconds * 0.35),
        filters: [
          { type: 'bandpass', frequency: glide(vary.near(1500 * ratio, 0.06), 1250 * ratio, seconds), q: 16 } as const,
        ],
      })),
      {
        source: { kind: 'noise', colour: 'brown' },
        at: seconds * 0.3,
        gain: swell(0.8, 0.2, 0.2, 0.5),
        filters: [{ type: 'lowpass', frequency: steady(260) }],
        tremolo: { rate: vary.near(12, 0.1), depth: 0.8 },
      },
    ],
    level: 0.85,
  }
}
