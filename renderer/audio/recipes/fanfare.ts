import { steady, swell } from '../curve.ts'
import { type Layer, moved, type Recipe } from '../plan.ts'
import { beaten } from './drum.ts'

/** The length of an eighth note, in seconds: a brisk jig. */
const EIGHTH = 0.155
const D4 = 293.66

/** Semitones above D4; the scale is D pentatonic (D E F♯ A B), so any note sits well with the drone. */
const [A3, D, E, F, A, B, HIGH_D] = [-5, 0, 2, 4, 7, 9, 12] as const

/** Notes with their lengths in eighths. */
type Tune = readonly (readonly [note: number, eighths: number])[]

/** The tune in 6/8, as [note, eighths]: an up-beat, three bars and the landing. */
const TUNE = [
  [A3, 1],
  [D, 2],
  [D, 1],
  [E, 2],
  [F, 1],
  [A, 3],
  [B, 2],
  [A, 1],
  [HIGH_D, 2],
  [B, 1],
  [A, 2],
  [F, 1],
  [E, 2],
  [F, 1],
  [D, 6],
] as const satisfies Tune

/** The up-beat, one bar and the landing. */
const SHORT = [
  [A3, 1],
  [D, 2],
  [F, 1],
  [A, 2],
  [B, 1],
  [A, 3],
  [D, 5],
] as const satisfies Tune

/** Beats (in eighths) on which drone and drum fall. */
const STRONG = [1, 7, 13, 19, 22] as const
const WEAK = [4, 10, 16] as const

/** The end of a match: a concertina, its drone, and a drum. */
export const fanfare: Recipe = (vary) => ({
  layers: [
    ...melody(TUNE),
    ...STRONG.flatMap((beat) => [...drone(beat, beat === 22 ? 6 : 2), ...drumAt(beat + vary.between(0, 0.04), 0.8)]),
    ...WEAK.flatMap((beat) => [...drone(beat, 1.4), ...drumAt(beat + vary.between(0, 0.04), 0.4)]),
  ],
  level: 0.5,
  room: { kind: 'cabin', amount: 0.45 },
  duck: 0.6,
})

/** The end of a match without a loser: the first bar of the fanfare, without the drum's roll. */
export const flourish: Recipe = (vary) => ({
  layers: [
    ...melody(SHORT),
    ...[1, 7].flatMap((beat) => [...drone(beat, 2), ...drumAt(beat + vary.between(0, 0.04), 0.5)]),
    ...drone(10, 5),
  ],
  level: 0.5,
  room: { kind: 'cabin', amount: 0.45 },
  duck: 0.4,
})

const hertz = (semitones: number) => D4 * 2 ** (semitones / 12)

function melody(tune: Tune): readonly Layer[] {
  let beat = 0
  return tune.flatMap(([note, eighths]) => {
    const layers = reeds(hertz(note), beat * EIGHTH, eighths * EIGHTH, 0.3)
    beat += eighths
    return layers
  })
}

function drone(beat: number, eighths: number): readonly Layer[] {
  return [-12, -5].flatMap((note) => reeds(hertz(note), beat * EIGHTH, eighths * EIGHTH, 0.1))
}

const drumAt = (beat: number, level: number) => moved(beaten(92), beat * EIGHTH, level)

/** Returns two reeds a few cents apart, as in a concertina, with audible beating. */
function reeds(pitch: number, at: number, seconds: number, level: number): readonly Layer[] {
  return [0.998, 1.003].map((detune, index) => ({
    source: {
      kind: 'tone',
      wave: index === 0 ? 'square' : 'sawtooth',
      pitch: steady(pitch * detune),
      vibrato: { rate: 5.4, depth: pitch * 0.004 },
    },
    at,
    gain: swell(level, 0.025, Math.max(seconds - 0.075, 0.02), 0.1),
    filters: [{ type: 'lowpass', frequency: steady(Math.min(pitch * 5, 2600)) }],
  }))
}
