import type { MatchInfo } from '../../electron/contract/match.ts'
import { isPlainText, LANGUAGES, type PlainTextKey, type Translate, translator } from './t.ts'

/**
 * The seats of a match as they are called in a language. In a lesson players are called by their parts, whatever the
 * language in which it was begun.
 */
export function seatsIn({ seats, lesson }: Pick<MatchInfo, 'seats' | 'lesson'>, t: Translate): MatchInfo['seats'] {
  if (lesson === undefined) return seats
  return seats.map((plan) => ({
    ...plan,
    name: t(plan.player.kind === 'human' ? 'lesson.pupil' : 'lesson.other'),
  }))
}

/** The title of a lesson, for a match that still has the one it was begun with, in any language; null for others. */
export function lessonTitle({ title, lesson }: Pick<MatchInfo, 'title' | 'lesson'>): PlainTextKey | null {
  const key = `lesson.${lesson}`
  if (lesson === undefined || !isPlainText(key)) return null
  return LANGUAGES.some((language) => translator(language)(key) === title) ? key : null
}
