import { create } from 'zustand'
import type { Point } from '../table/spot.ts'
import type { Shot } from './shot.ts'

/** The close-up focus of the story camera; null while it rests. */
interface StoryFocus {
  readonly at: Point | null
}

export const useStoryFocus = create<StoryFocus>(() => ({ at: null }))

/** Returns the middle of a shot's points; null if there are none. */
export function middleOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null
  const mean = (axis: 'x' | 'y' | 'z') => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  return { x: mean('x'), y: mean('y'), z: mean('z') }
}

/** Focuses the lens on events that are worth a look, not on passing ones. */
export function focusOn(shot: Shot | null): void {
  const isWorthIt = shot?.weight === 'telling' || shot?.weight === 'great'
  useStoryFocus.setState({ at: isWorthIt ? middleOf(shot.points) : null })
}
