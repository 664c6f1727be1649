import type { SeenMatch } from '../../hud/story/story.ts'
import { joinSentences, type Words } from '../../i18n/words.ts'
import { isJackalView, readEvents } from '../view.ts'
import { byTurn, paragraph, writeLog } from './logbook.ts'

/**
 * Returns the results of some moves of a record, in the sentences of the log, without the end of the match and the
 * skipped turns.
 */
export function deedText({ positions, steps }: SeenMatch<unknown>, from: number, count: number, words: Words): string {
  const before = positions[from]
  if (!isJackalView(before)) return ''
  const made = steps.slice(from, from + count).map(({ by, events }) => ({
    by,
    events: readEvents(events).filter(({ kind }) => kind !== 'matchEnded'),
  }))
  const deeds = byTurn(writeLog(before, made)).filter(({ part }) => part === 0)
  return joinSentences(deeds.map((entry) => paragraph(entry, before, words)).filter((text) => text !== ''))
}
