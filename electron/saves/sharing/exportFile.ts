import type { Steps } from '../../../engine/match/steps.ts'
import { linesOf, type SaveContent } from '../content.ts'
import { printSave } from '../journal/reading.ts'

/** Returns a match file that can be continued elsewhere: it contains everything, including the seed and all secrets. */
export function* matchFile(content: SaveContent): Steps<Buffer> {
  const { summary } = content
  const header = { ...summary.header, title: summary.title }
  return (yield* printSave(header, linesOf({ ...content, summary: { ...summary, header } }))).bytes
}
