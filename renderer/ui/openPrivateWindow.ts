import { call } from '../host/client.ts'
import { showProblem } from './toasts/toasts.ts'

/** Opens the private window, or brings it to the front. */
export async function openPrivateWindow(): Promise<void> {
  const answer = await call('windows:private', {})
  if (!answer.ok) showProblem(answer.problem)
}
