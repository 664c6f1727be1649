import { glide, steady, strike, swell } from '../curve.ts'
import type { Layer, Recipe } from '../plan.ts'
import type { Vary } from '../vary.ts'
import { struck } from './struck.ts'

/** Returns the sound of passing cloth: noise whose pitch rises and falls with its speed. */
function passing(vary: Vary, at: number, seconds: number, level: number, hertz: number): Layer {
  return {
    source: { kind: 'noise', colour: 'pink' },
    at,
    gain: swell(level, seconds * 0.4, seconds * 0.1, seconds * 0.5),
    filters: [
      {
        type: 'bandpass',
        frequency: [
          [0, hertz * 0.5],
          [seconds * 0.45, vary.near(hertz, 0.08)],
          [seconds, hertz * 0.45],
        ],
        q: 0.9,
      },
    ],
  }
}

/** Frames a moment to remember: a low drum, and a fifth in brass that opens and fades. */
export const moment: Recipe = (vary) => {
  const root = vary.near(146.8, 0.004)
  return {
    layers: [
      {
        source: { kind: 'tone', wave: 'sine', pitch: glide(96, 52, 0.25) },
        at: 0,
        gain: strike(0.8, 0.5, 0.006),
      },
      ...[1, 1.5, 2].map((ratio, index) => ({
        source: {
          kind: 'tone',
          wave: 'sawtooth',
          pitch: steady(root * ratio),
          vibrato: { rate: vary.near(5, 0.1), depth: 1.6 * ratio },
        } as const,
        at: 0.05 * index,
        gain: swell(0.26 - 0.05 * index, 0.09, 0.28, 0.7),
        filters: [{ type: 'lowpass', frequency: glide(1500, 420, 1.05), q: 0.8 } as const],
      })),
      ...struck(
        root * 6,
        [
          [1, 0.07, 0.9],
          [1.5, 0.05, 0.6],
        ],
        0.16,
      ),
    ],
    level: 0.5,
    room: { kind: 'cabin', amount: 0.45 },
    duck: 0.25,
  }
}

/** A flag sweeps over the table: cloth rushes by and its end cracks. */
export const sweep: Recipe = (vary) => ({
  layers: [
    passing(vary, 0, vary.near(0.46, 0.06), 0.6, 1250),
    passing(vary, 0.06, vary.near(0.38, 0.06), 0.3, 2900),
    {
      source: { kind: 'noise', colour: 'pink' },
      at: vary.near(0.36, 0.05),
      gain: strike(0.5, 0.12, 0.008),
      filters: [{ type: 'bandpass', frequency: glide(1100, 380, 0.12), q: 1 }],
    },
  ],
  level: 0.5,
  room: { kind: 'cabin', amount: 0.2 },
})

/** Rings run along a brass rod while a heavy curtain is drawn, and the cloth settles. */
export const curtain: Recipe = (vary) => ({
  layers: [
    passing(vary, 0, vary.near(0.8, 0.05), 0.6, 620),
    passing(vary, 0.1, vary.near(0.7, 0.05), 0.24, 1900),
    ...[0.02, 0.13, 0.21, 0.3, 0.37, 0.45, 0.52].flatMap((at) =>
      struck(
        vary.near(2300, 0.12),
        [
          [1, 0.12, 0.1],
          [1.58, 0.08, 0.07],
        ],
        vary.near(at, 0.08),
      ),
    ),
    {
      source: { kind: 'tone', wave: 'sine', pitch: glide(vary.near(88, 0.08), 55, 0.2) },
      at: 0.68,
      gain: strike(0.4, 0.24, 0.02),
    },
  ],
  level: 0.55,
  room: { kind: 'cabin', amount: 0.3 },
})
