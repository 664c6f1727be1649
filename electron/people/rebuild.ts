import { problemOf } from '../contract/refused.ts'
import type { MatchResult } from '../contract/results.ts'
import type { Log } from '../files/log.ts'
import type { Store } from '../saves/store.ts'
import type { People } from './people.ts'
import { resultOf } from './resultOf.ts'

/**
 * Adds the matches of all saves that are over and are missing in the record: those of earlier versions, and those of
 * lines that were lost. Returns their number. Throws `save-failed`.
 */
export async function rebuildRecord(store: Store, people: People, log: Log): Promise<number> {
  const profiles = await people.all()
  const known = new Set((await people.record()).map(({ key }) => key))
  const { saves } = await store.list({ only: 'matches' })
  const found: MatchResult[] = []
  for (const { id, outcome, deal } of saves) {
    if (!outcome || (deal?.kind === 'sealed' && known.has(deal.hash.slice(0, 32)))) continue
    try {
      const { game, match, content } = await store.peek(id)
      const result = resultOf({ game, match, summary: content.summary }, profiles)
      if (result) found.push(result)
    } catch (error) {
      log.warn('save not in the record', { id, code: problemOf(error).code })
    }
  }
  return people.add(found.toSorted((a, b) => a.ended - b.ended))
}
