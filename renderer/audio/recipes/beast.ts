import { glide, strike, swell } from '../curve.ts'
import type { Recipe } from '../plan.ts'
import { moved } from '../plan.ts'
import { BLOCK, struck, tap } from './struck.ts'

/** A growl: two rough buzzes through a mouth that opens and closes. */
export const growl: Recipe = (vary) => {
  const [pitch, seconds] = [vary.near(68, 0.08), vary.near(0.95, 0.08)]
  const mouth = [
    [0, 240],
    [seconds * 0.4, 780],
    [seconds, 220],
  ] as const
  const rasp = { rate: vary.near(27, 0.1), depth: 0.8 }
  return {
    layers: [
      ...[1, 1.51].map((ratio) => ({
        source: { kind: 'tone', wave: 'sawtooth', pitch: glide(pitch * ratio, pitch * ratio * 0.78, seconds) } as const,
        at: 0,
        gain: swell(0.55, 0.12, seconds * 0.35, seconds * 0.5),
        filters: [{ type: 'lowpass', frequency: mouth, q: 5 } as const],
        tremolo: rasp,
      })),
      {
        source: { kind: 'noise', colour: 'pink' },
        at: 0.05,
        gain: swell(0.4, 0.15, seconds * 0.3, seconds * 0.4),
        filters: [{ type: 'bandpass', frequency: mouth, q: 1.5 }],
        tremolo: rasp,
      },
    ],
    level: 0.6,
    room: { kind: 'cabin', amount: 0.3 },
    duck: 0.3,
  }
}

/** Jaws of iron or teeth: two clacks in quick succession, and a vibrating spring. */
export const snap: Recipe = (vary) => {
  const clack = [...struck(vary.near(720, 0.06), BLOCK), tap(vary.near(2600, 0.1), 0.9, 0.03)]
  return {
    layers: [
      ...moved(clack, 0, 0.7),
      ...moved(clack, vary.near(0.035, 0.15), 1),
      {
        source: { kind: 'tone', wave: 'triangle', pitch: glide(310, 240, 0.35), vibrato: { rate: 23, depth: 40 } },
        at: 0.045,
        gain: strike(0.3, 0.38),
      },
    ],
    level: 0.68,
    room: { kind: 'cabin', amount: 0.2 },
  }
}
