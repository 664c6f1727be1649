import { steady, swell } from '../curve.ts'
import type { Layer, Recipe } from '../plan.ts'

/** A gull far off: three falling cries. Part of the background. */
export const gull: Recipe = (vary) => {
  const [pitch, gap] = [vary.near(1150, 0.12), vary.near(0.42, 0.15)]
  return {
    layers: [0, 1, 2].flatMap((count) => cry(pitch * 0.96 ** count, count * gap, 0.5 * 0.8 ** count)),
    level: vary.between(0.05, 0.13),
    room: { kind: 'sea', amount: 0.9 },
  }
}

function cry(pitch: number, at: number, level: number): readonly Layer[] {
  return [1, 2].map((harmonic) => ({
    source: { kind: 'tone', wave: 'triangle', pitch: bend(pitch * harmonic) },
    at,
    gain: swell(level / harmonic, 0.04, 0.08, 0.22),
    filters: [{ type: 'bandpass', frequency: steady(2100), q: 1 }],
  }))
}

const bend = (pitch: number) =>
  [
    [0, pitch * 0.75],
    [0.06, pitch],
    [0.32, pitch * 0.62],
  ] as const
