import { type MatchSetup, playsElsewhere } from '../../../electron/contract/ipc.ts'
import { startMatch } from '../../ui/newMatch/startMatch.ts'
import { openSheet } from '../../ui/screens.ts'
import { useScreensStore } from '../screens/useScreensState.ts'

/**
 * Starts a match. If a seat is meant for another screen and no such screen is there yet, also opens the panel that lets
 * players in.
 */
export async function beginMatch(setup: MatchSetup): Promise<void> {
  const isMissing = awaitsSomebody(setup)
  if ((await startMatch(setup)) && isMissing) openSheet({ name: 'screens' })
}

/** Returns whether more seats are to be played on other screens than there are connected screens with a seat. */
function awaitsSomebody({ seats }: MatchSetup): boolean {
  const wanted = Object.values(seats).filter(({ player }) => playsElsewhere(player)).length
  const lobby = useScreensStore.getState().state?.room?.lobby
  return wanted > (lobby?.seats.filter(({ guest, connected }) => guest !== null && connected).length ?? 0)
}
