import type { MatchSetup } from '../../../electron/contract/ipc.ts'
import { createMatch } from '../../host/createMatch.ts'
import { goTo } from '../screens.ts'
import { showProblem } from '../toasts/toasts.ts'
import { noteGame } from './lastGame.ts'

/** Creates a match and goes to the table; returns whether that worked. A problem is shown and the form stays. */
export async function startMatch(setup: MatchSetup): Promise<boolean> {
  const answer = await createMatch(setup)
  if (answer.ok) {
    noteGame(setup.game)
    goTo({ name: 'match' })
  } else showProblem(answer.problem)
  return answer.ok
}
