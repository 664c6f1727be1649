import { glide, steady, strike } from '../curve.ts'
import type { Layer, Recipe } from '../plan.ts'
import type { Vary } from '../vary.ts'

/** Crack, blast, a body that falls below the audible range, and thunder over the water. */
export const cannon: Recipe = (vary) => ({
  layers: [
    {
      source: { kind: 'noise', colour: 'white' },
      at: 0,
      gain: strike(0.8, 0.07, 0.001),
      filters: [{ type: 'highpass', frequency: steady(900) }],
    },
    {
      source: { kind: 'noise', colour: 'pink' },
      at: 0,
      gain: strike(1, 0.75, 0.004),
      filters: [{ type: 'lowpass', frequency: glide(vary.near(3400, 0.15), 160, 0.6) }],
    },
    {
      source: { kind: 'tone', wave: 'sine', pitch: glide(vary.near(135, 0.08), 36, 0.5) },
      at: 0,
      gain: strike(1, 0.95, 0.004),
    },
    {
      source: { kind: 'tone', wave: 'triangle', pitch: glide(vary.near(90, 0.08), 44, 0.35) },
      at: 0.01,
      gain: strike(0.5, 0.5),
    },
    {
      source: { kind: 'noise', colour: 'brown' },
      at: 0.05,
      gain: [
        [0, 0],
        [0.12, 0.8],
        [0.8, 0.4],
        [vary.near(2.3, 0.1), 0],
      ],
      filters: [{ type: 'lowpass', frequency: glide(420, 90, 2) }],
      tremolo: { rate: vary.near(7, 0.2), depth: 0.35 },
    },
  ],
  level: 0.85,
  room: { kind: 'sea', amount: 0.7 },
  duck: 0.75,
})

/** A broadside: five guns one after the other from bow to stern, with a single roll of thunder for all. */
export const volley: Recipe = (vary) => ({
  layers: [
    ...[0, 1, 2, 3, 4].flatMap((gun) => report(vary, gun === 0 ? 0 : vary.near(0.07 * gun, 0.12))),
    {
      source: { kind: 'noise', colour: 'brown' },
      at: 0.06,
      gain: [
        [0, 0],
        [0.3, 0.9],
        [1, 0.45],
        [vary.near(2.6, 0.1), 0],
      ],
      filters: [{ type: 'lowpass', frequency: glide(460, 85, 2.2) }],
      tremolo: { rate: vary.near(8, 0.2), depth: 0.4 },
    },
  ],
  level: 0.7,
  room: { kind: 'sea', amount: 0.7 },
  duck: 0.75,
})

/** Returns one gun of several: crack and body, without its own thunder. */
function report(vary: Vary, at: number): readonly Layer[] {
  return [
    {
      source: { kind: 'noise', colour: 'white' },
      at,
      gain: strike(vary.between(0.4, 0.6), 0.06, 0.001),
      filters: [{ type: 'highpass', frequency: steady(1000) }],
    },
    {
      source: { kind: 'noise', colour: 'pink' },
      at,
      gain: strike(vary.between(0.55, 0.75), 0.42, 0.004),
      filters: [{ type: 'lowpass', frequency: glide(vary.near(3000, 0.2), 180, 0.36) }],
    },
    {
      source: { kind: 'tone', wave: 'sine', pitch: glide(vary.near(128, 0.12), 38, 0.4) },
      at,
      gain: strike(0.5, 0.6, 0.004),
    },
  ]
}

/** The ball in flight: a falling whistle with rushing air. */
export const whistle: Recipe = (vary) => {
  const [high, low, seconds] = [vary.near(1750, 0.08), vary.near(620, 0.08), vary.near(0.85, 0.06)]
  const gain = [
    [0, 0],
    [seconds * 0.35, 1],
    [seconds, 0],
  ] as const
  return {
    layers: [
      {
        source: { kind: 'tone', wave: 'sine', pitch: glide(high, low, seconds), vibrato: { rate: 11, depth: 18 } },
        at: 0,
        gain: [gain[0], [gain[1][0], 0.4], gain[2]],
      },
      {
        source: { kind: 'noise', colour: 'white' },
        at: 0,
        gain: [gain[0], [gain[1][0], 0.7], gain[2]],
        filters: [{ type: 'bandpass', frequency: glide(high, low, seconds), q: 7 }],
      },
    ],
    level: 0.5,
    room: { kind: 'sea', amount: 0.25 },
  }
}
