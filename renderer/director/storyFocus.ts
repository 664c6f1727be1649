import { createStore } from 'zustand'
import { memoizePerObject } from '../playback/memoizePerObject.ts'
import type { ShownTable } from '../playback/ShownTable.ts'
import type { Point } from '../table/spot.ts'
import type { Shot } from './shot.ts'

/** The close-up focus of a table's story camera; null while it rests. */
interface StoryFocus {
  readonly at: Point | null
}

export const storyFocusOf = memoizePerObject((_: ShownTable) => createStore<StoryFocus>(() => ({ at: null })))

/** Returns the middle of a shot's points; null if there are none. */
export function middleOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null
  const mean = (axis: 'x' | 'y' | 'z') => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  return { x: mean('x'), y: mean('y'), z: mean('z') }
}

/** Focuses a table's lens on events that are worth a look, not on passing ones. */
export function focusOn(table: ShownTable, shot: Shot | null): void {
  const isWorthIt = shot?.weight === 'telling' || shot?.weight === 'great'
  storyFocusOf(table).setState({ at: isWorthIt ? middleOf(shot.points) : null })
}
