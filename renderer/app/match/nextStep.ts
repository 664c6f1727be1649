import type { MatchInfo } from '../../../electron/contract/ipc.ts'
import type { Outcome } from '../../../engine/kernel/game.ts'
import type { GuidedLesson } from '../../school/course.ts'

/** The next step for a beginner: a lesson or a harder match. */
export type NextStep = { readonly kind: 'lesson'; readonly lesson: GuidedLesson } | { readonly kind: 'match' }

/**
 * Returns the next step after a match that its only person has won against the weakest bots: if some lessons are
 * passed, the first one that is not, else a harder match. Returns null after any other match.
 * @param passed ids of the lessons that are passed
 */
export function nextStepOf(
  { seats, lesson }: Pick<MatchInfo, 'seats' | 'lesson'>,
  { winners }: Pick<Outcome, 'winners'>,
  lessons: readonly GuidedLesson[],
  passed: readonly string[],
): NextStep | null {
  const people = seats.filter(({ player }) => player.kind === 'human')
  const isEasy = seats.every(({ player }) => player.kind === 'human' || player.level === 'easy')
  const hasWon = people.every(({ seat }) => winners.includes(seat)) && winners.length < seats.length
  if (lesson !== undefined || people.length !== 1 || !isEasy || !hasWon) return null
  const isPassed = ({ id }: GuidedLesson) => passed.includes(id)
  const next = lessons.some(isPassed) ? lessons.find((one) => !isPassed(one)) : undefined
  return next ? { kind: 'lesson', lesson: next } : { kind: 'match' }
}
