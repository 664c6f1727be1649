import { GAVE_UP, LOST_ON_TIME, TABLE_ENDED } from '../../../electron/contract/ipc.ts'
import { type AdmiralState, END_REASONS, type EndReason } from '../../../engine/admiral/types.ts'
import type { Outcome } from '../../../engine/kernel/game.ts'
import type { Translate } from '../../i18n/t.ts'

type Terms = Pick<AdmiralState, 'options'>

/**
 * Returns why a match ended, for the log and the page of its result; empty for an unknown reason of another rules
 * version.
 */
export function endReasonText(t: Translate, terms: Terms, outcome: Outcome): string {
  if (outcome.reason === LOST_ON_TIME) return t('end.time')
  if (outcome.reason === GAVE_UP) return t('end.gaveUp')
  if (outcome.reason === TABLE_ENDED) return t('end.table')
  const known = END_REASONS.find((one): one is EndReason => one === outcome.reason)
  if (!known) return ''
  const reason = t(`end.${known}`)
  return isTieBroken(terms, outcome) ? `${reason} ${t('end.tie')}` : reason
}

/** Returns whether others have landed as much gold as the winners, so that the hull decided (A-SCENARIO). */
function isTieBroken({ options }: Terms, { winners, scores }: Outcome): boolean {
  if (options.scenario !== 'treasure' || !options.tieByHull) return false
  const best = Math.max(...winners.map((seat) => scores[seat] ?? 0))
  return Object.entries(scores).some(([seat, score]) => !winners.includes(seat) && score === best)
}
