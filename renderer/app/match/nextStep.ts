import type { MatchInfo } from '../../../electron/contract/ipc.ts'
import type { Outcome } from '../../../engine/kernel/game.ts'
import type { GuidedLesson } from '../../school/course.ts'

/** What a beginner may try next: a lesson, or a match that is harder. */
export type NextStep = { readonly kind: 'lesson'; readonly lesson: GuidedLesson } | { readonly kind: 'match' }

/**
 * What to try after a match that the only person in it has won against the weakest bots: of the lessons, if some are passed,
 * the first that is not; else a harder match. Null after any other match.
 *
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
