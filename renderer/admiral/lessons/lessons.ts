import { GUNNERY } from './gunnery.ts'
import type { Lesson } from './lesson.ts'
import { SAILING } from './sailing.ts'

/** The lessons of Admiral in the order in which they are best taken. */
export const LESSONS: readonly Lesson[] = [SAILING, GUNNERY]

/** The lesson of that id; null where there is none. */
export function lessonNamed(id: string | undefined): Lesson | null {
  return LESSONS.find((lesson) => lesson.id === id) ?? null
}

/** The lesson after this one; null after the last. */
export function lessonAfter({ id }: Lesson): Lesson | null {
  return LESSONS[LESSONS.findIndex((lesson) => lesson.id === id) + 1] ?? null
}
