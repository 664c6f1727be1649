import { GAVE_UP, LOST_ON_TIME } from '../../../electron/contract/ipc.ts'
import { END_REASONS, type EndReason, type JackalState } from '../../../engine/jackal/types.ts'
import type { Outcome } from '../../../engine/kernel/game.ts'
import type { Translate } from '../../i18n/t.ts'
import { coinsToWin, goldIn } from '../gold.ts'

/** What of a match tells where its cells lie, and how it can be won; it stays the same from the first turn to the last. */
export type Terms = Pick<JackalState, 'board' | 'options' | 'teams'>

/**
 * Why a match ended, in the log as on the page of its result; a race that was won as its goal said, by those very numbers.
 * An unknown reason of another rules version stays silent.
 */
export function endReasonText(t: Translate, terms: Terms, { reason, winners, scores }: Outcome): string {
  if (reason === LOST_ON_TIME) return t('end.time')
  if (reason === GAVE_UP) return t('end.gaveUp')
  const toWin = coinsToWin(terms)
  const isRun = reason === 'decided' && toWin !== null && winners.some((seat) => scores[seat] === toWin)
  if (isRun) return t('end.race', { n: toWin, of: goldIn(terms.board.deck).coins })
  const known = END_REASONS.find((one): one is EndReason => one === reason)
  return known ? t(`end.${known}`) : ''
}
