import type { JackalEvent } from '../../engine/jackal/types.ts'
import type { Seat } from '../../engine/kernel/game.ts'
import {
  HIDE,
  holdsSecret,
  isSeat,
  isShared,
  NO_LOOK,
  type PrivateLook,
  type Situation,
  secretOf,
} from '../host/viewer.ts'
import { isJackalView } from './view.ts'

/** Returns the viewer that the window needs now: only a lighthouse has a secret of one player. */
export function privateLook({ viewer, seats, asked, shown, isCaptured }: Situation): PrivateLook {
  const decision = isJackalView(shown) ? shown.decision : null
  const needed = decision?.kind === 'peek' || decision?.kind === 'arrange' ? asked : null
  if (isCaptured && isSeat(seats, viewer)) return needed !== null || hasPeeked(shown, viewer) ? HIDE : NO_LOOK
  if (isCaptured) return needed === null ? NO_LOOK : secretOf(needed)
  if (holdsSecret(seats, viewer)) return viewer === needed ? NO_LOOK : { kind: 'drop', curtain: needed }
  if (needed === null || viewer === needed) return NO_LOOK
  return { kind: 'lift', viewer: needed, curtain: isShared(seats) }
}

/** Returns whether a seat's view has a closed tile that only this seat has looked at. */
function hasPeeked(shown: unknown, seat: Seat): boolean {
  return !isJackalView(shown) || shown.tiles.some((tile) => tile !== null && !tile.open && tile.seenBy.includes(seat))
}

/** The events that the player at the lighthouse still sees; see `SecretRules`. */
export const SHOWN_TO_END: Readonly<Record<JackalEvent['kind'], boolean>> = {
  airplaneUsed: false,
  bearWalked: false,
  bearWoken: false,
  boatFound: false,
  boatLaunched: false,
  boatRowed: false,
  bottleGiven: false,
  bottlesFound: false,
  bottleUsed: false,
  decisionAsked: false,
  earthquakeStruck: false,
  endAccepted: false,
  endDeclined: false,
  endOffered: false,
  fridayTurned: false,
  groveEntered: false,
  lighthouseClimbed: false,
  loadDropped: false,
  loadLifted: false,
  loadLost: false,
  loadScored: false,
  matchEnded: false,
  missionaryArmed: false,
  oathSworn: false,
  pieceDied: false,
  pieceDrank: false,
  pieceEmerged: false,
  pieceFreed: false,
  pieceJoined: false,
  pieceLeft: false,
  pieceLost: false,
  pieceMauled: false,
  pieceMoved: false,
  pieceRevived: false,
  pieceStruck: false,
  pieceTrapped: false,
  shipPlaced: false,
  shipSailed: false,
  swimmerRescued: false,
  tilePeeked: false,
  tileRevealed: false,
  tilesArranged: true,
  tilesSwapped: false,
  turnPassed: false,
  turnSkipped: false,
}
