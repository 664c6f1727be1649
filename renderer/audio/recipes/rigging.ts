import { type Curve, steady, swell } from '../curve.ts'
import type { Layer, Recipe } from '../plan.ts'
import type { Vary } from '../vary.ts'
import { bubble, wash } from './water.ts'

/** A rope takes the strain, twice. */
export const rope: Recipe = (vary) => ({
  layers: [...creak(vary, 0, 0.42, 620), ...creak(vary, vary.near(0.5, 0.06), 0.3, 760)],
  level: 1,
  room: { kind: 'cabin', amount: 0.3 },
})

/** The ship gets under way: the hull groans, water runs along it. */
export const ship: Recipe = (vary) => ({
  layers: [
    ...creak(vary, 0.05, 0.6, 330),
    wash(vary, 0, 0.9, 700),
    wash(vary, 0.32, 1, 900),
    wash(vary, 0.66, 0.7, 650),
    bubble(vary, 0.55, vary.between(300, 420), 0.3),
    bubble(vary, 0.8, vary.between(380, 520), 0.2),
  ],
  level: 1,
  room: { kind: 'sea', amount: 0.15 },
})

/** The ship at anchor works in the swell: part of the background. */
export const timber: Recipe = (vary) => ({
  layers: creak(vary, 0, vary.between(0.7, 1.3), vary.between(260, 420)),
  level: vary.between(0.2, 0.4),
  room: { kind: 'cabin', amount: 0.5 },
})

/** Returns the stick-slip of fibres: slow pulses, filtered by the wood they pull on (`hertz`). */
export function creak(vary: Vary, at: number, seconds: number, hertz: number): readonly Layer[] {
  const pulses: Curve = [
    [0, vary.near(24, 0.15)],
    [seconds * 0.5, vary.near(46, 0.15)],
    [seconds, vary.near(30, 0.15)],
  ]
  return [1, 1.83, 3.1].map((ratio, index) => ({
    source: { kind: 'tone', wave: 'sawtooth', pitch: pulses },
    at,
    gain: swell(0.8 / (index + 1), seconds * 0.3, seconds * 0.3, seconds * 0.4),
    filters: [{ type: 'bandpass', frequency: steady(vary.near(hertz * ratio, 0.06)), q: 5.5 }],
  }))
}
