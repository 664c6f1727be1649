import { type Curve, lengthOf } from './curve.ts'
import type { NoiseColour } from './noise.ts'
import type { Room } from './room.ts'
import type { Vary } from './vary.ts'

/** A modulation: slow ones are vibrato or tremolo, fast ones at audio rate sound metallic or rough. */
export interface Swing {
  /** Hz. */
  readonly rate: number
  /** The amplitude of the modulation in each direction: Hz for a pitch, 0–1 for a level. */
  readonly depth: number
}

export interface Tone {
  readonly kind: 'tone'
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth'
  /** Hz. */
  readonly pitch: Curve
  readonly vibrato?: Swing
}

export interface Noise {
  readonly kind: 'noise'
  readonly colour: NoiseColour
}

export interface Filter {
  readonly type: 'lowpass' | 'highpass' | 'bandpass'
  /** Hz. */
  readonly frequency: Curve
  readonly q?: number
}

/** One source, its filters in order, and its level over time; curves start at the layer's start. */
export interface Layer {
  readonly source: Tone | Noise
  /** Seconds after the start of the sound. */
  readonly at: number
  /** Level 0–1, ending in 0; its last point ends the layer. */
  readonly gain: Curve
  readonly filters?: readonly Filter[]
  readonly tremolo?: Swing
}

/** Complete description of one playing of a sound, independent of any audio context. */
export interface Plan {
  readonly layers: readonly Layer[]
  /** Level 0–1 of the whole sound, relative to other sounds. */
  readonly level: number
  /** The room whose reverb it gets, and the share of that reverb (0–1). */
  readonly room?: { readonly kind: Room; readonly amount: number }
  /** The share by which the background is lowered, 0–1; 0 by default. */
  readonly duck?: number
}

/** Makes the plan for one playing; `vary` makes each playing a little different. */
export type Recipe = (vary: Vary) => Plan

export const layerEnd = (layer: Layer): number => layer.at + lengthOf(layer.gain)

/** Seconds until the last layer is silent, without reverb. */
export const planLength = (plan: Plan): number => Math.max(...plan.layers.map(layerEnd))

/** Returns the same layers, started later (seconds) and scaled in level. */
export function moved(layers: readonly Layer[], seconds: number, level = 1): readonly Layer[] {
  return layers.map((layer) => ({ ...layer, at: layer.at + seconds, gain: scaled(layer.gain, level) }))
}

function scaled([first, ...rest]: Curve, level: number): Curve {
  return [[first[0], first[1] * level], ...rest.map(([seconds, value]) => [seconds, value * level] as const)]
}
