import { glide, steady, swell } from '../curve.ts'
import type { Recipe } from '../plan.ts'

/** A slide over ice: smooth hiss gliding up, with a thin glassy note in it. */
export const slide: Recipe = (vary) => {
  const seconds = vary.near(0.65, 0.06)
  return {
    layers: [
      {
        source: { kind: 'noise', colour: 'white' },
        at: 0,
        gain: swell(0.6, 0.06, seconds * 0.4, seconds * 0.5),
        filters: [{ type: 'bandpass', frequency: glide(1500, vary.near(4600, 0.1), seconds), q: 2.2 }],
      },
      ...[1, 1.5].map((ratio) => ({
        source: { kind: 'tone', wave: 'sine', pitch: glide(880 * ratio, 1760 * ratio, seconds) } as const,
        at: 0.03,
        gain: swell(0.13 / ratio, 0.1, seconds * 0.3, seconds * 0.5),
      })),
      {
        source: { kind: 'noise', colour: 'pink' },
        at: 0,
        gain: swell(0.4, 0.03, seconds * 0.5, seconds * 0.35),
        filters: [{ type: 'lowpass', frequency: steady(400) }],
      },
    ],
    level: 0.66,
    room: { kind: 'cabin', amount: 0.25 },
  }
}
