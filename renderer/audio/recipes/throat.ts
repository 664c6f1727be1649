import { type Curve, steady } from '../curve.ts'
import type { Layer } from '../plan.ts'

/** The first two formants of the vowels, Hz. */
const VOWELS = {
  a: [750, 1150],
  e: [480, 1850],
  i: [310, 2200],
  o: [460, 850],
  u: [330, 720],
} as const satisfies Record<string, readonly [number, number]>

export type Vowel = keyof typeof VOWELS

export interface Sung {
  readonly at: number
  /** Hz. */
  readonly pitch: Curve
  readonly gain: Curve
  readonly vowel: Vowel
  /** 1 for an adult; more for a smaller head. */
  readonly size?: number
}

/** Returns a voice on one vowel: a buzz through two formants, mixed with a little unfiltered buzz. */
export function sung({ at, pitch, gain, vowel, size = 1 }: Sung): readonly Layer[] {
  const source = { kind: 'tone', wave: 'sawtooth', pitch, vibrato: { rate: 5.3, depth: 2.5 } } as const
  return VOWELS[vowel].map((hertz, index) => ({
    source,
    at,
    gain: index === 0 ? gain : half(gain),
    filters: [{ type: 'bandpass', frequency: steady(hertz * size), q: 3.2 }],
  }))
}

function half([first, ...rest]: Curve): Curve {
  return [[first[0], first[1] / 2], ...rest.map(([seconds, value]) => [seconds, value / 2] as const)]
}
