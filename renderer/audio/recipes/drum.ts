import { glide, steady, strike } from '../curve.ts'
import { type Layer, moved, type Recipe } from '../plan.ts'

/** Two beats on a barrel drum, the second one stronger. */
export const drum: Recipe = (vary) => {
  const beat = beaten(vary.near(98, 0.04))
  return {
    layers: [...moved(beat, 0, 0.6), ...moved(beat, vary.near(0.19, 0.03), 1)],
    level: 0.72,
    room: { kind: 'cabin', amount: 0.35 },
  }
}

/** Returns one beat: a skin with falling pitch (Hz), its overtone, and the stick. */
export function beaten(pitch: number): readonly Layer[] {
  return [
    {
      source: { kind: 'tone', wave: 'sine', pitch: glide(pitch * 1.35, pitch * 0.8, 0.16) },
      at: 0,
      gain: strike(0.85, 0.42, 0.003),
    },
    {
      source: { kind: 'tone', wave: 'sine', pitch: glide(pitch * 2.1, pitch * 1.59, 0.1) },
      at: 0,
      gain: strike(0.35, 0.2),
    },
    {
      source: { kind: 'noise', colour: 'white' },
      at: 0,
      gain: strike(0.4, 0.05, 0.001),
      filters: [{ type: 'lowpass', frequency: steady(1900) }],
    },
  ]
}
