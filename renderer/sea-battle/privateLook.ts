import type { SeaBattleEvent } from '../../engine/sea-battle/types.ts'
import { isShared, NO_LOOK, type PrivateLook, type Situation } from '../host/viewer.ts'

/**
 * Returns the viewer that the window needs now. If two share the screen, the deciding seat, once its player has lifted
 * the curtain, and no seat before; at the end both fleets are open to all (S-SECRET, S-INSPECT).
 */
export function privateLook({ viewer, seats, asked, outcome }: Situation): PrivateLook {
  if (outcome) return viewer === 'open' ? NO_LOOK : { kind: 'lift', viewer: 'open', curtain: false }
  if (!isShared(seats) || asked === null || viewer === asked) return NO_LOOK
  return viewer === 'spectator' ? { kind: 'lift', viewer: asked, curtain: true } : { kind: 'drop', curtain: asked }
}

/** The shooter sees where the shot falls; see `SecretRules`. */
export const SHOWN_TO_END: Readonly<Record<SeaBattleEvent['kind'], boolean>> = {
  fleetPlaced: false,
  battleJoined: false,
  shotFired: true,
  turnPassed: false,
  fleetsOpened: false,
  matchEnded: false,
}
