import { type Curve, lengthOf } from './curve.ts'
import type { NoiseColour } from './noise.ts'
import type { Room } from './room.ts'
import type { Vary } from './vary.ts'

/** A slow swing is vibrato; a swing as fast as the note itself gives a metallic or rough voice. */
export interface Swing {
  /** Swings a second. */
  readonly rate: number
  /** How far each way: Hz for a pitch, 0–1 for a level. */
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

/** Everything there is to know about one playing of a sound, before any audio exists. */
export interface Plan {
  readonly layers: readonly Layer[]
  /** Level 0–1 of the whole, to balance the sounds with one another. */
  readonly level: number
  /** The place whose echo it gets, and how much of it (0–1). */
  readonly room?: { readonly kind: Room; readonly amount: number }
  /** How far the background gives way, 0–1; left out, it does not. */
  readonly duck?: number
}

/** Describes one playing; `vary` makes each a little different from the last. */
export type Recipe = (vary: Vary) => Plan

export const layerEnd = (layer: Layer): number => layer.at + lengthOf(layer.gain)

/** Seconds until the last layer is silent, without the room's echo. */
export const planLength = (plan: Plan): number => Math.max(...plan.layers.map(layerEnd))

/** The same layers, begun later (seconds) and scaled in level. */
export function moved(layers: readonly Layer[], seconds: number, level = 1): readonly Layer[] {
  return layers.map((layer) => ({ ...layer, at: layer.at + seconds, gain: scaled(layer.gain, level) }))
}

function scaled([first, ...rest]: Curve, level: number): Curve {
  return [[first[0], first[1] * level], ...rest.map(([seconds, value]) => [seconds, value * level] as const)]
}
