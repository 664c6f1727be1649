import { GAVE_UP, LOST_ON_TIME, TABLE_ENDED } from '../../../electron/contract/ipc.ts'
import { END_REASONS, type EndReason, type JackalState } from '../../../engine/jackal/types.ts'
import type { Outcome } from '../../../engine/kernel/game.ts'
import type { Translate } from '../../i18n/t.ts'
import { coinsToWin, goldIn } from '../gold.ts'

/**
 * The facts of a match that place its cells, and that define victory; they stay the same from the first turn to the
 * last.
 */
export type Terms = Pick<JackalState, 'board' | 'options' | 'teams'>

/**
 * Returns why a match ended, in the log and on the page of its result; a race that ended by its goal, with those
 * numbers. Empty for an unknown reason of another rules version.
 */
export function endReasonText(t: Translate, terms: Terms, { reason, winners, scores }: Outcome): string {
  if (reason === LOST_ON_TIME) return t('end.time')
  if (reason === GAVE_UP) return t('end.gaveUp')
  if (reason === TABLE_ENDED) return t('end.table')
  const toWin = coinsToWin(terms)
  const isRun = reason === 'decided' && toWin !== null && winners.some((seat) => scores[seat] === toWin)
  if (isRun) return t('end.race', { n: toWin, of: goldIn(terms.board.deck).coins })
  const known = END_REASONS.find((one): one is EndReason => one === reason)
  return known ? t(`end.${known}`) : ''
}
