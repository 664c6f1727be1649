import { useShownNow } from '../playback/useShownTable.ts'
import { useSession } from './session.ts'

/**
 * Returns whether the player at this screen can act now: they are asked, and everything that led to it has been shown.
 */
export function useMayAct(): boolean {
  const isAsked = useSession(({ standing, sending }) => !sending && standing !== null && standing.asked !== null)
  const isBusy = useShownNow(({ busy }) => busy)
  return isAsked && !isBusy
}
