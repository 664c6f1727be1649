import type { AdmiralEvent, AdmiralState } from '../../engine/admiral/types.ts'
import type { Seat } from '../../engine/kernel/game.ts'
import { HIDE, isSeat, isShared, NO_LOOK, type PrivateLook, type Situation, secretOf } from '../host/viewer.ts'
import { isAdmiralView } from './view.ts'

/**
 * Returns the seat whose view the window shows. If several people share the screen, it is the deciding seat while it
 * has secret captains and its player has lifted the curtain; without secrets it is the view of all.
 */
export function privateLook({ viewer, seats, asked, outcome, shown, isCaptured }: Situation): PrivateLook {
  if (outcome) return viewer === 'open' ? NO_LOOK : { kind: 'lift', viewer: 'open', curtain: false }
  if (isCaptured && isSeat(seats, viewer)) return isAdmiralView(shown) && !hasSecrets(shown, viewer) ? NO_LOOK : HIDE
  if (isCaptured) return asked !== null && isAdmiralView(shown) && isToAssign(shown, asked) ? secretOf(asked) : NO_LOOK
  if (!isShared(seats) || asked === null || viewer === asked) return NO_LOOK
  const secret = isAdmiralView(shown) && hasSecrets(shown, asked)
  if (viewer === 'spectator') return secret ? secretOf(asked) : NO_LOOK
  return { kind: 'drop', curtain: secret ? asked : null }
}

const isToAssign = ({ assigning }: AdmiralState, seat: Seat): boolean => assigning.some((team) => team === seat)

/** Returns true if a seat has a captain to be assigned, at sea or ashore whose card the others may not see. */
function hasSecrets(view: AdmiralState, seat: Seat): boolean {
  const { ships, ashore } = view
  return (
    isToAssign(view, seat) ||
    ships.some((ship) => ship.team === seat && ship.captain !== null && !ship.shown) ||
    ashore.some((entry) => entry.team === seat && !entry.shown)
  )
}

/**
 * Events that the player who moved watches to the end: ships sail, fire and board. The next player then comes behind
 * the curtain.
 */
export const SHOWN_TO_END: Readonly<Record<AdmiralEvent['kind'], boolean>> = {
  activationBegan: true,
  activationEnded: true,
  boardingBegan: true,
  boardingFought: true,
  captainEmbarked: true,
  captainLanded: true,
  captainsAssigned: false,
  captainShown: true,
  captainTurnedDown: true,
  criticalRolled: true,
  fortSilenced: true,
  fortTaken: true,
  goldLanded: true,
  hullDamaged: true,
  lootShifted: true,
  matchEnded: false,
  moveEnded: true,
  offerAnswered: false,
  offerMade: false,
  roundBegan: false,
  sailsDamaged: true,
  sailsSet: true,
  shipDrifted: false,
  shipMoved: true,
  shipRepaired: true,
  shipSunk: true,
  shipTaken: true,
  shipTurned: true,
  shotsFired: true,
  swiftDeclared: true,
  treasureLoaded: true,
  turnPassed: false,
}
