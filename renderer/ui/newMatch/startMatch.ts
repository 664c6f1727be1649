import type { MatchSetup } from '../../../electron/contract/ipc.ts'
import { createMatch } from '../../host/createMatch.ts'
import { goTo } from '../screens.ts'
import { showProblem } from '../toasts/toasts.ts'

/** Creates a match and goes to the table; a problem is shown and the form stays. */
export async function startMatch(setup: MatchSetup): Promise<void> {
  const answer = await createMatch(setup)
  if (answer.ok) goTo({ name: 'match' })
  else showProblem(answer.problem)
}
