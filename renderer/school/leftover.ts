import type { MatchInfo } from '../../electron/contract/ipc.ts'
import type { GuidedLesson } from './course.ts'
import type { PuzzleCard } from './puzzle.ts'

/** The lessons and puzzles of a game. */
interface School {
  readonly lessons?: readonly Pick<GuidedLesson, 'id' | 'steps' | 'doneAfter'>[]
  readonly puzzles?: readonly Pick<PuzzleCard, 'id'>[]
}

/** A match with its moves so far. */
interface Played {
  readonly match: Pick<MatchInfo, 'lesson'>
  readonly start: unknown
  readonly steps: Parameters<GuidedLesson['doneAfter']>[1]
}

/** Returns whether a match is a puzzle. */
export const isPuzzle = ({ lesson }: Pick<MatchInfo, 'lesson'>): boolean => lesson?.startsWith('puzzle-') === true

/** Returns whether a match can be continued: not a passed lesson, nor a puzzle, which starts over. */
export function isLeftOver({ match, start, steps }: Played, { lessons = [], puzzles = [] }: School): boolean {
  if (puzzles.some(({ id }) => id === match.lesson)) return false
  const lesson = lessons.find(({ id }) => id === match.lesson)
  return lesson === undefined || lesson.doneAfter(start, steps).length < lesson.steps.length
}
