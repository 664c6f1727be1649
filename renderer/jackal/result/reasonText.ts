import type { JackalState } from '../../../engine/jackal/types.ts'
import type { Outcome } from '../../../engine/kernel/game.ts'
import type { Translate } from '../../i18n/t.ts'
import { coinsToWin, goldIn } from '../gold.ts'
import { endReasonText } from '../log/sentences.ts'

/** Why the match ended; a race that was won as its goal said, by those very numbers. */
export function reasonText(t: Translate, view: JackalState, { reason, winners }: Outcome): string {
  const toWin = coinsToWin(view)
  const { coins } = goldIn(view.board.deck)
  const isRun = reason === 'decided' && view.teams.some(({ seat, gold }) => winners.includes(seat) && gold === toWin)
  return isRun && toWin !== null ? t('result.race', { n: toWin, of: coins }) : endReasonText(t, reason)
}
