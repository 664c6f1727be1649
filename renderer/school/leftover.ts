import type { MatchInfo } from '../../electron/contract/ipc.ts'
import type { GuidedLesson } from './course.ts'
import type { PuzzleCard } from './puzzle.ts'

/** What a game has to learn. */
interface School {
  readonly lessons: readonly Pick<GuidedLesson, 'id' | 'steps' | 'doneAfter'>[]
  readonly puzzles: readonly Pick<PuzzleCard, 'id'>[]
}

/** A match as it was played so far. */
interface Played {
  readonly match: Pick<MatchInfo, 'lesson'>
  readonly start: unknown
  readonly steps: Parameters<GuidedLesson['doneAfter']>[1]
}

/** Whether a match is a puzzle. */
export const isPuzzle = ({ lesson }: Pick<MatchInfo, 'lesson'>): boolean => lesson?.startsWith('puzzle-') === true

/** Whether something of a match is to be continued: not of a lesson that is passed, nor of a puzzle, which begins anew. */
export function isLeftOver({ match, start, steps }: Played, { lessons, puzzles }: School): boolean {
  if (puzzles.some(({ id }) => id === match.lesson)) return false
  const lesson = lessons.find(({ id }) => id === match.lesson)
  return lesson === undefined || lesson.doneAfter(start, steps).length < lesson.steps.length
}
