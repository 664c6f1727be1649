import { glide, steady, strike, swell } from '../curve.ts'
import type { Recipe } from '../plan.ts'
import { BLOCK, struck } from './struck.ts'
import { bubble, wash } from './water.ts'

/** A cauldron on the boil: thick bubbles that burst, no two alike, over a low simmer. */
export const bubbles: Recipe = (vary) => ({
  layers: [
    {
      source: { kind: 'noise', colour: 'brown' },
      at: 0,
      gain: swell(0.28, 0.12, 0.45, 0.3),
      filters: [{ type: 'lowpass', frequency: steady(420) }],
      tremolo: { rate: vary.near(9, 0.2), depth: 0.6 },
    },
    ...[0.03, 0.17, 0.26, 0.41, 0.52, 0.66].map((at) =>
      bubble(vary, vary.near(at, 0.15), vary.between(150, 330), vary.between(0.35, 0.7), vary.between(0.06, 0.1)),
    ),
  ],
  level: 0.55,
  room: { kind: 'cabin', amount: 0.2 },
})

/** A horse rears: a neigh that shakes as it falls, and a snort. */
export const whinny: Recipe = (vary) => {
  const [pitch, seconds] = [vary.near(760, 0.06), vary.near(0.62, 0.06)]
  const throat = [
    [0, 1900],
    [seconds * 0.3, 2700],
    [seconds, 900],
  ] as const
  return {
    layers: [
      ...[1, 2.02].map((ratio, index) => ({
        source: {
          kind: 'tone',
          wave: 'sawtooth',
          pitch: [
            [0, pitch * 0.7 * ratio],
            [seconds * 0.22, pitch * 1.25 * ratio],
            [seconds, pitch * 0.55 * ratio],
          ],
          vibrato: { rate: vary.near(13, 0.08), depth: 46 * ratio },
        } as const,
        at: 0,
        gain: swell(index === 0 ? 0.42 : 0.16, 0.05, seconds * 0.4, seconds * 0.5),
        filters: [{ type: 'bandpass', frequency: throat, q: 1.6 } as const],
        tremolo: { rate: vary.near(13, 0.08), depth: 0.55 },
      })),
      {
        source: { kind: 'noise', colour: 'pink' },
        at: seconds * 0.85,
        gain: swell(0.34, 0.03, 0.05, 0.16),
        filters: [{ type: 'bandpass', frequency: glide(900, 480, 0.24), q: 1.1 }],
        tremolo: { rate: vary.near(31, 0.1), depth: 0.8 },
      },
    ],
    level: 0.6,
    room: { kind: 'cabin', amount: 0.25 },
  }
}

/** The works of a lighthouse: a crank is let go, cogs tick round, the lens hums. */
export const lamp: Recipe = (vary) => {
  const step = vary.near(0.1, 0.06)
  const cogs = Array.from({ length: 9 }, (_, i) => i * step)
  return {
    layers: [
      ...cogs.flatMap((at, i) =>
        struck(
          vary.near(i % 3 === 0 ? 1250 : 1560, 0.03),
          BLOCK.map(([ratio, level, decay]) => [ratio, level * 0.4, decay * 0.4] as const),
          at,
        ),
      ),
      ...[1, 1.5].map((ratio) => ({
        source: { kind: 'tone', wave: 'sine', pitch: glide(vary.near(330, 0.03) * ratio, 350 * ratio, 1) } as const,
        at: 0.05,
        gain: swell(0.14, 0.3, 0.3, 0.45),
        tremolo: { rate: 2.2, depth: 0.5 },
      })),
    ],
    level: 0.55,
    room: { kind: 'cabin', amount: 0.4 },
  }
}

/** Jaws that open and fall shut idly: a soft clack among wet reeds. */
export const yawn: Recipe = (vary) => ({
  layers: [
    wash(vary, 0, 0.35, vary.between(420, 640)),
    {
      source: { kind: 'tone', wave: 'sawtooth', pitch: glide(vary.near(92, 0.08), 70, 0.4) },
      at: 0.02,
      gain: swell(0.22, 0.12, 0.1, 0.2),
      filters: [{ type: 'lowpass', frequency: glide(260, 620, 0.4), q: 4 }],
      tremolo: { rate: vary.near(24, 0.1), depth: 0.7 },
    },
    ...struck(vary.near(430, 0.08), BLOCK, 0.44),
    {
      source: { kind: 'noise', colour: 'white' },
      at: 0.44,
      gain: strike(0.25, 0.04),
      filters: [{ type: 'bandpass', frequency: steady(1700), q: 1.2 }],
    },
  ],
  level: 0.5,
  room: { kind: 'cabin', amount: 0.2 },
})
