import { type MatchSetup, playsElsewhere } from '../../../electron/contract/ipc.ts'
import { createMatch } from '../../host/createMatch.ts'
import { goTo, openSheet } from '../screens.ts'
import { showProblem } from '../toasts/toasts.ts'

/** Creates a match and goes to the table, and lets those in who play on other screens; a problem is shown and the form stays. */
export async function startMatch(setup: MatchSetup): Promise<void> {
  const answer = await createMatch(setup)
  if (!answer.ok) return showProblem(answer.problem)
  goTo({ name: 'match' })
  if (Object.values(setup.seats).some(({ player }) => playsElsewhere(player))) openSheet({ name: 'screens' })
}
