import { openMatch } from '../../host/session.ts'
import { currentText } from '../../i18n/useText.ts'
import { noteGame } from '../../ui/newMatch/lastGame.ts'
import { goTo } from '../../ui/screens.ts'
import { showNotice, showProblem } from '../../ui/toasts/toasts.ts'

/** Opens a save and goes to the table. If the match was recovered from damage, says so. */
export async function continueMatch(id: string): Promise<void> {
  const answer = await openMatch(id)
  if (!answer.ok) return showProblem(answer.problem)
  noteGame(answer.value.game)
  goTo({ name: 'match' })
  if (answer.value.condition === 'recovered') showNotice(currentText()('match.recovered'))
}
