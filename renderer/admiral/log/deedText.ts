import type { SeenMatch } from '../../hud/story/story.ts'
import { joinSentences, type Words } from '../../i18n/words.ts'
import { isAdmiralView, readEvents } from '../view.ts'
import { sentencesOf, writeLog } from './logbook.ts'
import { partsOf } from './parts.ts'

/** Returns the results of some moves of a record, in the sentences of the log, without the end of the match. */
export function deedText({ positions, steps }: SeenMatch<unknown>, from: number, count: number, words: Words): string {
  const before = positions[from]
  if (!isAdmiralView(before)) return ''
  const made = steps.slice(from, from + count).map(({ events }) => ({
    events: readEvents(events).filter(({ kind }) => kind !== 'matchEnded'),
  }))
  return joinSentences(
    partsOf(writeLog(before, made))
      .flatMap((part) => sentencesOf(part, words))
      .map(({ text }) => text),
  )
}
