import { glide, steady, swell } from '../curve.ts'
import type { Layer, Recipe } from '../plan.ts'
import type { Vary } from '../vary.ts'
import { creak } from './rigging.ts'
import { type Mode, struck, tap } from './struck.ts'

/** A forged blade or hook: bright, inharmonic, short. */
const STEEL = [
  [1, 0.3, 0.28],
  [1.63, 0.26, 0.22],
  [2.77, 0.2, 0.15],
  [4.4, 0.12, 0.09],
] as const satisfies readonly Mode[]

/** A hook is thrown on its rope, bites into a rail, and the rope tightens. */
export const grapnel: Recipe = (vary) => ({
  layers: [
    {
      source: { kind: 'noise', colour: 'white' },
      at: 0,
      gain: swell(0.5, 0.1, 0.04, 0.14),
      filters: [{ type: 'bandpass', frequency: glide(vary.near(900, 0.12), 2600, 0.26), q: 2.4 }],
    },
    ...struck(vary.near(870, 0.08), STEEL, 0.26),
    tap(2400, 0.5, 0.02, 0.26),
    ...creak(vary, 0.38, 0.36, 680),
  ],
  level: 0.8,
  room: { kind: 'sea', amount: 0.2 },
})

/** A fight on deck: blades that meet and slide along each other. */
export const sabres: Recipe = (vary) => ({
  layers: [0, 0.17, 0.31, 0.52, 0.64].flatMap((at, blow) => {
    const when = blow === 0 ? 0 : vary.near(at, 0.08)
    return [...struck(vary.near(1350, 0.16), STEEL, when), ...(blow % 2 ? [slide(vary, when + 0.01)] : [])]
  }),
  level: 0.6,
  room: { kind: 'sea', amount: 0.2 },
})

function slide(vary: Vary, at: number): Layer {
  return {
    source: { kind: 'noise', colour: 'white' },
    at,
    gain: swell(0.4, 0.03, 0.04, 0.12),
    filters: [{ type: 'bandpass', frequency: glide(vary.near(3200, 0.1), 6200, 0.18), q: 5 }],
  }
}

/** A rusty pivot that turns fast, then slower and slower. */
export const squeak: Recipe = (vary) => ({
  layers: [0, 0.16, 0.34, 0.56, 0.84, 1.2].map((at, turn) => {
    const seconds = 0.09 + 0.035 * turn
    const high = vary.near(1750 - 110 * turn, 0.04)
    return {
      source: {
        kind: 'tone',
        wave: 'sawtooth',
        pitch: [
          [0, high * 0.82],
          [seconds * 0.6, high],
          [seconds, high * 0.74],
        ],
        vibrato: { rate: 31, depth: 40 },
      } as const,
      at,
      gain: swell(1 - 0.1 * turn, seconds * 0.4, seconds * 0.2, seconds * 0.4),
      filters: [{ type: 'bandpass', frequency: steady(vary.near(2000, 0.05)), q: 2.2 } as const],
    }
  }),
  level: 1,
  room: { kind: 'cabin', amount: 0.35 },
})

/** A carpenter's mallet drives a wedge home: three blows, each a little higher. */
export const hammer: Recipe = (vary) => ({
  layers: [0, 0.24, 0.48].flatMap((at, blow) => [
    ...struck(vary.near(300 + 34 * blow, 0.04), KNOCK, at === 0 ? 0 : vary.near(at, 0.03)),
    tap(vary.near(1600, 0.1), 0.55, 0.025, at),
  ]),
  level: 0.66,
  room: { kind: 'sea', amount: 0.15 },
})

const KNOCK = [
  [1, 0.55, 0.13],
  [2.2, 0.3, 0.07],
  [3.7, 0.16, 0.04],
] as const satisfies readonly Mode[]
