import type { SeenMatch } from '../../hud/story/story.ts'
import type { Words } from '../../i18n/words.ts'
import { lettersNow } from '../coordinates.ts'
import { readEvents } from '../view.ts'
import { paragraph } from './sentences.ts'

/** Returns the events of some moves of a record, in the sentences of the log, without the end of the match. */
export function deedText({ steps }: SeenMatch<unknown>, from: number, count: number, words: Words): string {
  const events = steps.slice(from, from + count).flatMap((step) => readEvents(step.events))
  const deeds = events.filter(({ kind }) => kind !== 'matchEnded' && kind !== 'fleetsOpened')
  return paragraph(deeds, { ...words, language: lettersNow() })
}
