import { steady, strike } from '../curve.ts'
import type { Layer } from '../plan.ts'

/** One vibration mode of a struck body: pitch relative to the base, level 0–1, decay in seconds. */
export type Mode = readonly [ratio: number, level: number, decay: number]

/** Returns a body struck once: all its modes start together, each with its own decay. */
export function struck(base: number, modes: readonly Mode[], at = 0): readonly Layer[] {
  return modes.map(([ratio, level, decay]) => ({
    source: { kind: 'tone', wave: 'sine', pitch: steady(base * ratio) },
    at,
    gain: strike(level, decay),
  }))
}

/** Returns the sound of the contact itself: a burst of noise around one pitch (Hz), `seconds` long. */
export function tap(hertz: number, level: number, seconds: number, at = 0): Layer {
  return {
    source: { kind: 'noise', colour: 'white' },
    at,
    gain: strike(level, seconds, 0.001),
    filters: [{ type: 'bandpass', frequency: steady(hertz), q: 1.2 }],
  }
}

/** A hardwood block: short, dry, inharmonic. */
export const BLOCK = [
  [1, 0.55, 0.11],
  [2.41, 0.3, 0.06],
  [3.9, 0.14, 0.035],
] as const satisfies readonly Mode[]

/** A tabletop or a deck: the block, with the board humming under it. */
export const BOARD = [
  [1, 0.6, 0.2],
  [1.73, 0.32, 0.13],
  [3.1, 0.2, 0.07],
  [5.2, 0.08, 0.03],
] as const satisfies readonly Mode[]

/** A thin gold coin: high, inharmonic, long. */
export const COIN = [
  [1, 0.3, 0.7],
  [1.51, 0.24, 0.5],
  [2.36, 0.16, 0.34],
  [3.27, 0.08, 0.2],
] as const satisfies readonly Mode[]

/** A cast bell, strongest a little above its hum note. */
export const BELL = [
  [0.5, 0.18, 2.6],
  [1, 0.34, 2.2],
  [1.19, 0.2, 1.5],
  [1.5, 0.1, 1.1],
  [2, 0.22, 1.2],
  [2.74, 0.1, 0.7],
  [4.1, 0.05, 0.3],
] as const satisfies readonly Mode[]
