import { create } from 'zustand'
import type { Point } from '../table/spot.ts'

/** What the story camera looks at from near; null while it rests. */
interface StoryFocus {
  readonly at: Point | null
}

export const useStoryFocus = create<StoryFocus>(() => ({ at: null }))

/** The middle of the points that a shot shows; null of none. */
export function middleOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null
  const mean = (axis: 'x' | 'y' | 'z') => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  return { x: mean('x'), y: mean('y'), z: mean('z') }
}
