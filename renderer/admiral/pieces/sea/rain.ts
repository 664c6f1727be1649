import { lattice } from '../../../../models/noise.ts'
import type { Spot } from '../../../table/spot.ts'
import type { Field } from '../../table/anchors.ts'

/** A drop of rain, and its place on the field. */
export interface Drop extends Spot {
  /** 0–1: its moment in the common cycle of all drops. */
  readonly phase: number
}

/** Cells of the field for one drop. */
const ROOM = 2.6
/** Force of the wind from which it rains. */
const RAINS = 1.2

/** Scatters drops over a field. */
export function dropsOver({ width, height }: Field): readonly Drop[] {
  return Array.from({ length: Math.round((width * height) / ROOM) }, (_, k) => ({
    x: (lattice(k, 71) - 0.5) * width,
    z: (lattice(k, 72) - 0.5) * height,
    phase: lattice(k, 73),
  }))
}

/** The time of a drop's fall, in seconds, and its height, in cells. */
const FALL = 0.7
const FROM = 1.8
/** Strength of a drop at its brightest. */
const BRIGHT = 0.42

/** Returns a drop's height over the water at a time (seconds), and its opacity: 0 unless there is a storm. */
export function dropAt(
  { phase }: Drop,
  time: number,
  force: number,
): { readonly high: number; readonly opacity: number } {
  const age = (((time / FALL + phase) % 1) + 1) % 1
  const heavy = Math.max(0, Math.min(1, (force - RAINS) / (2 - RAINS)))
  return { high: FROM * (1 - age), opacity: BRIGHT * heavy * Math.min(1, age * 5) }
}
