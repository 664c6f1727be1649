import { PUZZLES } from '../puzzles/puzzles.ts'
import type { Scene } from './lesson.ts'
import { LESSONS } from './lessons.ts'

/** Returns the marks of the lesson or puzzle with an id on the sea; null if there is none. */
export function sceneNamed(id: string | undefined): Scene | null {
  const puzzle = PUZZLES.find((one) => one.id === id)
  if (puzzle) return { buoy: null, goal: puzzle.about }
  return LESSONS.find((lesson) => lesson.id === id) ?? null
}
