import type { MatchInfo } from '../../electron/contract/match.ts'
import { isPlainText, LANGUAGES, type PlainTextKey, type Translate, translator } from './t.ts'

/**
 * Returns the seats of a match with their names in a language. In a lesson players are named by their parts, in any
 * language.
 */
export function seatsIn({ seats, lesson }: Pick<MatchInfo, 'seats' | 'lesson'>, t: Translate): MatchInfo['seats'] {
  if (lesson === undefined) return seats
  return seats.map((plan) => ({
    ...plan,
    name: t(plan.player.kind === 'human' ? 'lesson.pupil' : 'lesson.other'),
  }))
}

/** Returns the title of a lesson, for a match that still has its first title, in any language; null for others. */
export function lessonTitle({ title, lesson }: Pick<MatchInfo, 'title' | 'lesson'>): PlainTextKey | null {
  const key = `lesson.${lesson}`
  if (lesson === undefined || !isPlainText(key)) return null
  return LANGUAGES.some((language) => translator(language)(key) === title) ? key : null
}
