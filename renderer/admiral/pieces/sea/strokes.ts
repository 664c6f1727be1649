import { lattice } from '../../../../models/noise.ts'
import type { Spot } from '../../../table/spot.ts'
import type { Field } from '../../table/anchors.ts'

/** A curl of wind drawn over the water. */
export interface Stroke extends Spot {
  /** Length, in cells. */
  readonly size: number
  /** 0–1: its moment in the common cycle of all strokes. */
  readonly phase: number
  /** The index of its picture. */
  readonly picture: number
}

/** Cells of the field for one stroke, and the maximum offset from its place in the pattern. */
const ROOM = 4.2
const STRAY = 0.8
/** Minimum distance between a stroke and a coast, in cells. */
const OFF_SHORE = 1.1

/** Spreads strokes evenly and without order over the open water of a field. `pictures` is the number of pictures. */
export function strokesOver(
  { width, height }: Field,
  shore: (x: number, z: number) => number,
  pictures: number,
): readonly Stroke[] {
  const [columns, rows] = [Math.max(1, Math.round(width / ROOM)), Math.max(1, Math.round(height / ROOM))]
  const strokes: Stroke[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const luck = (k: number) => lattice(column * 7 + k, row * 13 + k)
      const x = ((column + 0.5 + (luck(1) - 0.5) * STRAY) / columns - 0.5) * width
      const z = ((row + 0.5 + (luck(2) - 0.5) * STRAY) / rows - 0.5) * height
      if (shore(x, z) < OFF_SHORE) continue
      strokes.push({ x, z, size: 1.9 + luck(3) * 0.7, phase: luck(4), picture: Math.floor(luck(5) * pictures) })
    }
  return strokes
}

/** Seconds from a stroke's appearance to its next. */
const LIFE = 7
/** The distance that a stroke runs with the wind while it is visible, in cells. */
const RUN = 1.3
/** Strength of a stroke at its brightest in a fresh wind. */
const BRIGHT = 0.36

/** Returns a stroke's progress along the wind at a time (seconds), and its visible strength: 0–1. */
export function strokeAt(
  { phase }: Stroke,
  time: number,
  force: number,
): { readonly ahead: number; readonly opacity: number } {
  const age = ((((time * (0.6 + 0.4 * force)) / LIFE + phase) % 1) + 1) % 1
  const fading = Math.min(1, Math.sin(Math.PI * age) * 1.6)
  return { ahead: (age - 0.5) * RUN, opacity: fading * BRIGHT * Math.min(1, force) }
}

/** Returns whether a wind shows a stroke: some strokes in a breeze, all in a storm. */
export function isShown({ phase }: Stroke, force: number): boolean {
  return force > 0.05 && phase < (force > 1.5 ? 1 : 0.62)
}
