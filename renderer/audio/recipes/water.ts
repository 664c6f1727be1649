import { glide, steady, strike, swell } from '../curve.ts'
import type { Layer, Recipe } from '../plan.ts'
import type { Vary } from '../vary.ts'

/** Something falls into the sea: the slap, the sheet of spray, then drops and bubbles. */
export const splash: Recipe = (vary) => ({
  layers: [
    {
      source: { kind: 'tone', wave: 'sine', pitch: glide(vary.near(210, 0.1), 70, 0.15) },
      at: 0,
      gain: strike(0.6, 0.2, 0.004),
    },
    {
      source: { kind: 'noise', colour: 'white' },
      at: 0,
      gain: strike(0.75, 0.65, 0.012),
      filters: [
        { type: 'highpass', frequency: steady(350) },
        { type: 'lowpass', frequency: glide(vary.near(6500, 0.15), 900, 0.55) },
      ],
    },
    wash(vary, 0.12, 0.5, 1100),
    ...[0.24, 0.33, 0.41, 0.55, 0.62].map((at) =>
      bubble(vary, vary.near(at, 0.12), vary.between(500, 1250), vary.between(0.12, 0.3)),
    ),
  ],
  level: 0.8,
  room: { kind: 'sea', amount: 0.2 },
})

/** Two strokes of a swimmer. */
export const swim: Recipe = (vary) => ({
  layers: [0, vary.near(0.34, 0.06)].flatMap((at) => [
    wash(vary, at, 0.8, vary.between(800, 1200)),
    bubble(vary, at + 0.13, vary.between(380, 620), 0.25),
    bubble(vary, at + 0.2, vary.between(520, 800), 0.16),
  ]),
  level: 1,
})

/** A small wave laps against wood: part of the background. */
export const lap: Recipe = (vary) => ({
  layers: [
    wash(vary, 0, 0.7, vary.between(500, 900)),
    bubble(vary, vary.between(0.12, 0.3), vary.between(260, 480), 0.22),
    bubble(vary, vary.between(0.25, 0.45), vary.between(300, 600), 0.15),
  ],
  level: vary.between(0.12, 0.3),
})

/** Rum from a bottle: five glugs with rising pitch as it empties. */
export const glug: Recipe = (vary) => ({
  layers: [0, 1, 2, 3, 4].flatMap((count) => {
    const at = count * vary.near(0.155, 0.06)
    const pitch = vary.near(210 * 1.1 ** count, 0.05)
    return [
      bubble(vary, at, pitch, 0.8, 0.11),
      bubble(vary, at + 0.025, pitch * 2.1, 0.25, 0.07),
      wash(vary, at, 0.12, 700),
    ]
  }),
  level: 0.68,
  room: { kind: 'cabin', amount: 0.2 },
})

/** Swallowing: a falling tone, then a pop. */
export const gulp: Recipe = (vary) => ({
  layers: [
    {
      source: { kind: 'tone', wave: 'triangle', pitch: glide(vary.near(340, 0.08), 95, 0.16) },
      at: 0,
      gain: swell(0.75, 0.03, 0.05, 0.13),
      filters: [{ type: 'lowpass', frequency: glide(1300, 320, 0.16), q: 2 }],
    },
    bubble(vary, 0.2, vary.near(180, 0.08), 0.9, 0.12),
    wash(vary, 0.02, 0.2, 500),
  ],
  level: 0.72,
  room: { kind: 'cabin', amount: 0.2 },
})

/** Returns a bubble whose pitch rises as it shrinks (`pitch` in Hz at its start). */
export function bubble(vary: Vary, at: number, pitch: number, level: number, seconds = 0.06): Layer {
  return {
    source: { kind: 'tone', wave: 'sine', pitch: glide(pitch, pitch * vary.between(1.5, 2.1), seconds) },
    at,
    gain: strike(level, seconds, 0.008),
  }
}

/** Returns water sliding past: noise that swells and sinks. */
export function wash(vary: Vary, at: number, level: number, hertz: number): Layer {
  const [rise, fall] = [vary.near(0.1, 0.2), vary.near(0.36, 0.15)]
  return {
    source: { kind: 'noise', colour: 'pink' },
    at,
    gain: [
      [0, 0],
      [rise, level],
      [rise + fall / 2, level * 0.3],
      [rise + fall, 0],
    ],
    filters: [{ type: 'bandpass', frequency: glide(hertz, hertz * 0.55, rise + fall), q: 0.8 }],
  }
}
