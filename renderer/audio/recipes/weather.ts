import { glide, steady, strike, swell } from '../curve.ts'
import type { Recipe } from '../plan.ts'

/** Air under a balloon: a gust that rises, whistles a little, and ends. */
export const wind: Recipe = (vary) => {
  const seconds = vary.near(2, 0.08)
  const sweep = [
    [0, 320],
    [seconds * 0.45, vary.near(1050, 0.12)],
    [seconds, 380],
  ] as const
  return {
    layers: [
      {
        source: { kind: 'noise', colour: 'pink' },
        at: 0,
        gain: swell(1, seconds * 0.4, seconds * 0.15, seconds * 0.45),
        filters: [{ type: 'bandpass', frequency: sweep, q: 0.9 }],
        tremolo: { rate: vary.near(2.3, 0.2), depth: 0.4 },
      },
      {
        source: { kind: 'noise', colour: 'white' },
        at: 0.2,
        gain: swell(0.5, seconds * 0.35, 0.1, seconds * 0.4),
        filters: [{ type: 'bandpass', frequency: sweep, q: 9 }],
      },
    ],
    level: 1,
  }
}

/** An earthquake: ground noise in waves, a groan below it, settling stones. */
export const rumble: Recipe = (vary) => ({
  layers: [
    {
      source: { kind: 'noise', colour: 'brown' },
      at: 0,
      gain: swell(1, 0.3, 1.1, 1.2),
      filters: [{ type: 'lowpass', frequency: steady(vary.near(190, 0.1)), q: 1 }],
      tremolo: { rate: vary.near(8.5, 0.12), depth: 0.7 },
    },
    {
      source: { kind: 'tone', wave: 'triangle', pitch: glide(47, 38, 2.4), vibrato: { rate: 6, depth: 5 } },
      at: 0,
      gain: swell(0.6, 0.35, 1, 1.1),
    },
    ...[0.4, 0.75, 1.2, 1.5, 1.95].map((at) => ({
      source: { kind: 'noise', colour: 'pink' } as const,
      at: vary.near(at, 0.1),
      gain: strike(vary.between(0.3, 0.6), 0.12),
      filters: [{ type: 'bandpass', frequency: steady(vary.between(250, 700)), q: 2 } as const],
    })),
  ],
  level: 0.6,
  room: { kind: 'cave', amount: 0.25 },
  duck: 0.5,
})

/** A storm: lightning nearby, rolling thunder, heavy rain and howling wind. */
export const storm: Recipe = (vary) => ({
  layers: [
    {
      source: { kind: 'noise', colour: 'white' },
      at: 0,
      gain: strike(0.7, 0.16, 0.002),
      filters: [{ type: 'bandpass', frequency: glide(vary.near(2600, 0.15), 500, 0.14), q: 0.7 }],
    },
    {
      source: { kind: 'noise', colour: 'brown' },
      at: 0.03,
      gain: [
        [0, 0],
        [0.1, 1],
        [0.7, 0.45],
        [1.1, 0.7],
        [vary.near(3.2, 0.06), 0],
      ],
      filters: [{ type: 'lowpass', frequency: glide(520, 80, 3) }],
      tremolo: { rate: vary.near(6, 0.2), depth: 0.5 },
    },
    {
      source: { kind: 'noise', colour: 'white' },
      at: 0.1,
      gain: swell(0.28, 0.7, 1.4, 1.3),
      filters: [
        { type: 'highpass', frequency: steady(2200) },
        { type: 'lowpass', frequency: steady(vary.near(7500, 0.1)) },
      ],
      tremolo: { rate: vary.near(1.7, 0.2), depth: 0.3 },
    },
    {
      source: { kind: 'noise', colour: 'pink' },
      at: 0.2,
      gain: swell(0.7, 0.8, 0.7, 1.4),
      filters: [
        {
          type: 'bandpass',
          frequency: [
            [0, 380],
            [1.2, vary.near(980, 0.12)],
            [2.9, 420],
          ],
          q: 2.2,
        },
      ],
    },
  ],
  level: 0.72,
  room: { kind: 'sea', amount: 0.3 },
  duck: 0.6,
})
