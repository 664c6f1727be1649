import { swell } from '../curve.ts'
import type { Layer, Recipe } from '../plan.ts'
import { tap } from './struck.ts'
import { sung, type Vowel } from './throat.ts'

/** Pitches of the crew's voices, from the bass to the cabin boy, Hz. */
const CREW = [104, 128, 147, 165, 196, 247] as const

/** "Hey-ho!" from six voices, slightly apart, with handclaps on the second syllable. */
export const cheer: Recipe = (vary) => ({
  layers: [
    ...CREW.flatMap((hertz) => {
      const [late, pitch] = [vary.between(0, 0.05), vary.near(hertz, 0.03)]
      return [
        ...sung({ at: late, pitch: rise(pitch), gain: swell(0.36, 0.05, 0.1, 0.1), vowel: 'e' }),
        ...sung({ at: late + 0.3, pitch: fall(pitch * 1.26), gain: swell(0.48, 0.06, 0.26, 0.3), vowel: 'o' }),
      ]
    }),
    ...[0.31, 0.33, 0.345].map((at) => tap(vary.near(1500, 0.2), 0.5, 0.05, vary.near(at, 0.03))),
  ],
  level: 0.6,
  room: { kind: 'cabin', amount: 0.4 },
  duck: 0.4,
})

const rise = (pitch: number) =>
  [
    [0, pitch * 0.9],
    [0.1, pitch],
    [0.25, pitch * 1.06],
  ] as const

const fall = (pitch: number) =>
  [
    [0, pitch * 0.94],
    [0.12, pitch],
    [0.6, pitch * 0.82],
  ] as const

const OATH = ['a', 'u', 'e', 'a', 'o'] as const satisfies readonly Vowel[]

/** Unintelligible swearing: five growled syllables and a spit. */
export const oath: Recipe = (vary) => {
  const syllables = OATH.flatMap((vowel, index): readonly Layer[] => {
    const [at, pitch] = [index * vary.near(0.145, 0.05), vary.near(118 - index * 6, 0.1)]
    return [
      ...sung({ at, pitch: rise(pitch), gain: swell(0.95, 0.02, 0.05, 0.07), vowel }).map(rough),
      tap(vary.near(2400, 0.3), 0.16, 0.03, at),
    ]
  })
  return { layers: [...syllables, tap(4200, 0.3, 0.06, 0.82)], level: 1, room: { kind: 'cabin', amount: 0.25 } }
}

const rough = (layer: Layer): Layer => ({ ...layer, tremolo: { rate: 31, depth: 0.6 } })
