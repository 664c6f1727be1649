import type { Seat } from '../../engine/kernel/game.ts'
import { SEATS, type SeaBattleEvent } from '../../engine/sea-battle/types.ts'
import {
  HIDE,
  isSeat,
  isShared,
  NO_LOOK,
  type PrivateLook,
  type Situation,
  seatsHere,
  secretOf,
} from '../host/viewer.ts'
import { isSeaBattleView } from './view.ts'

/**
 * Returns the viewer that the window needs now. If two share the screen, the deciding seat, once its player has lifted
 * the curtain, and no seat before; at the end both fleets are open to all (S-SECRET, S-INSPECT).
 */
export function privateLook({ viewer, seats, asked, outcome, shown, isCaptured }: Situation): PrivateLook {
  if (outcome) return viewer === 'open' ? NO_LOOK : { kind: 'lift', viewer: 'open', curtain: false }
  if (isCaptured && isSeat(seats, viewer)) return HIDE
  if (isCaptured) return asked === null || isFiredInPublic(seats, shown, asked) ? NO_LOOK : secretOf(asked)
  if (!isShared(seats) || asked === null || viewer === asked) return NO_LOOK
  return viewer === 'spectator' ? secretOf(asked) : { kind: 'drop', curtain: asked }
}

/**
 * Returns whether a seat may fire from the view of the audience: its fleet is placed, and the table is seen from its
 * side because no one else plays here.
 */
export function isFiredInPublic(seats: Situation['seats'], shown: unknown, seat: Seat): boolean {
  const isPlaced = isSeaBattleView(shown) && SEATS.every((one) => one !== seat || shown.fleets[one] !== null)
  return isPlaced && seatsHere(seats).length === 1
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
