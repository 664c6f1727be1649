import { glide, strike } from '../curve.ts'
import { moved, type Recipe } from '../plan.ts'
import type { Vary } from '../vary.ts'
import { BLOCK, BOARD, struck, tap } from './struck.ts'

/** A carved piece set down on a tile. */
export const step: Recipe = (vary) => ({
  layers: [...struck(vary.near(410, 0.1), BLOCK), tap(vary.near(1900, 0.2), 0.5, 0.025), thump(vary, 0.5)],
  level: vary.between(0.7, 0.85),
  room: { kind: 'cabin', amount: 0.2 },
})

/** A larger thing set down on the table. */
export const wood: Recipe = (vary) => ({
  layers: [...struck(vary.near(190, 0.08), BOARD), tap(vary.near(1200, 0.2), 0.45, 0.03), thump(vary, 0.8)],
  level: 0.62,
  room: { kind: 'cabin', amount: 0.3 },
})

/** A pressed button: the quietest knock. */
export const click: Recipe = (vary) => ({
  layers: [
    ...struck(vary.near(1150, 0.04), [
      [1, 0.4, 0.04],
      [2.3, 0.2, 0.02],
    ]),
    tap(3200, 0.35, 0.012),
  ],
  level: 0.5,
})

/** A tile is lifted, turned in the air, and slapped down. */
export const flip: Recipe = (vary) => {
  const landing = vary.near(0.2, 0.08)
  return {
    layers: [
      {
        source: { kind: 'noise', colour: 'pink' },
        at: 0,
        gain: [
          [0, 0],
          [landing * 0.7, 0.55],
          [landing + 0.05, 0],
        ],
        filters: [{ type: 'bandpass', frequency: glide(500, vary.near(2300, 0.15), landing), q: 1.1 }],
      },
      ...struck(vary.near(300, 0.08), BOARD, landing),
      tap(vary.near(1700, 0.2), 0.6, 0.03, landing),
    ],
    level: 0.72,
    room: { kind: 'cabin', amount: 0.25 },
  }
}

/** A blow on wood. */
export const hit: Recipe = (vary) => ({
  layers: [
    {
      source: { kind: 'tone', wave: 'sine', pitch: glide(vary.near(190, 0.08), 62, 0.12) },
      at: 0,
      gain: strike(0.85, 0.2),
    },
    tap(vary.near(800, 0.15), 0.9, 0.06),
    ...moved(struck(vary.near(240, 0.1), BLOCK), 0.008, 0.7),
  ],
  level: 0.66,
  room: { kind: 'cabin', amount: 0.2 },
})

/** A ball goes through planking: the blow, cracking timber, falling pieces. */
export const splinter: Recipe = (vary) => ({
  layers: [
    {
      source: { kind: 'tone', wave: 'sine', pitch: glide(vary.near(160, 0.08), 52, 0.16) },
      at: 0,
      gain: strike(0.85, 0.24),
    },
    tap(vary.near(700, 0.15), 0.9, 0.07),
    ...[0.01, 0.045, 0.09, 0.15].map((at) => tap(vary.between(1300, 3600), vary.between(0.4, 0.8), 0.03, at)),
    ...[0.2, 0.3, 0.37, 0.5].flatMap((at) => moved(struck(vary.near(520, 0.35), BLOCK), vary.near(at, 0.1), 0.4)),
  ],
  level: 0.66,
  room: { kind: 'sea', amount: 0.25 },
})

const GALLOP = [0, 0.13, 0.36, 0.49] as const

/** Hoofbeats: two hollow shells alternating. */
export const hoof: Recipe = (vary) => ({
  layers: GALLOP.flatMap((at, beat) => {
    const base = vary.near(beat % 2 === 0 ? 640 : 510, 0.03)
    return [...struck(base, BLOCK, at + vary.between(0, 0.012)), tap(base * 2.2, 0.4, 0.03, at)]
  }),
  level: 0.68,
  room: { kind: 'cabin', amount: 0.15 },
})

function thump(vary: Vary, level: number) {
  return {
    source: { kind: 'tone', wave: 'sine', pitch: glide(vary.near(150, 0.1), 80, 0.06) },
    at: 0,
    gain: strike(level, 0.09),
  } as const
}
