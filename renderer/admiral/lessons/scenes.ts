import { PUZZLES } from '../puzzles/puzzles.ts'
import type { Scene } from './lesson.ts'
import { LESSONS } from './lessons.ts'

/** What the lesson or puzzle of that id shows on the sea; null where there is none. */
export function sceneNamed(id: string | undefined): Scene | null {
  const puzzle = PUZZLES.find((one) => one.id === id)
  if (puzzle) return { buoy: null, goal: puzzle.about }
  return LESSONS.find((lesson) => lesson.id === id) ?? null
}
