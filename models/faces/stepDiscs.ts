import type { TILES, TurntableKind } from '../../engine/jackal/data/tiles.ts'

/** The middle of a numbered disc on a face, in its 256 units. */
type Disc = readonly [x: number, y: number]

/** The discs of a turntable, one for each step. */
type Discs<Steps extends number, Found extends readonly Disc[] = readonly []> = Found['length'] extends Steps
  ? Found
  : Discs<Steps, readonly [...Found, Disc]>

/** The places of the turntables' steps, where pieces stand. */
export const STEP_DISCS = {
  jungle: [
    [84, 154],
    [172, 102],
  ],
  desert: [
    [90, 190],
    [130, 112],
    [196, 62],
  ],
  swamp: [
    [60, 194],
    [96, 126],
    [162, 146],
    [198, 72],
  ],
  mountain: [
    [44, 206],
    [92, 160],
    [138, 212],
    [196, 190],
    [158, 124],
  ],
} as const satisfies { readonly [K in TurntableKind]: Discs<(typeof TILES)[K]['steps']> }
