import type { Steps } from '../../../engine/match/steps.ts'
import { type SaveContent, withoutProfiles } from '../content.ts'
import { linesOf } from '../contentLines.ts'
import { printSave } from '../journal/reading.ts'

/**
 * Returns a match file that can be continued elsewhere: it contains everything, including the seed and all secrets, but
 * no profiles, whose ids never leave this computer.
 */
export function* matchFile(whole: SaveContent): Steps<Buffer> {
  const content = withoutProfiles(whole)
  const { summary } = content
  const header = { ...summary.header, title: summary.title }
  return (yield* printSave(header, linesOf({ ...content, summary: { ...summary, header } }))).bytes
}
