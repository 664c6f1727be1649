import type { Cell } from '../../../types.ts'
import { crowFlight } from '../../ways/crowFlights.ts'
import { isMarked, type MoveCode, toOf, whoOf } from '../codes.ts'
import { type Core, cellOf, firstOf, look, sideOfTeam, tileOf } from '../core.ts'
import { BOAT_AT, LOST, PIECES, SHIP, SIDE_CREW, TURN } from '../layout.ts'
import { loadWithin } from './gold.ts'
import type { Guide } from './walking.ts'

/** The maximum distance, in king's steps, at which it pays to sail a ship towards a piece. */
const MEETING_RANGE = 4

/**
 * Scores a voyage of a ship or the boat: to swimmers, toward pieces of its side that stand by gold near the shore, or
 * to an errand.
 */
export function scoreSail(core: Core, guide: Guide, move: MoveCode): number {
  const vessel = isMarked(move) ? core.get(BOAT_AT) : core.get(SHIP + whoOf(move))
  return scoreMeetings(core, vessel, toOf(move)) + scoreCourse(core, guide, move)
}

function scoreMeetings(core: Core, vessel: Cell, to: Cell): number {
  const friends = core.get(SIDE_CREW + sideOfTeam(core, core.get(TURN)))
  let score = -4
  const present = ((1 << core.get(PIECES)) - 1) & ~core.get(LOST)
  for (let left = present; left !== 0; left &= left - 1) {
    const piece = firstOf(left)
    const at = cellOf(core, piece)
    if (at < -1) continue
    const isFriend = ((friends >> piece) & 1) === 1
    if (at === to) score += isFriend ? 14 : 16
    if (!isFriend || at < 0 || tileOf(core, at) === 0 || loadWithin(core, piece, at) === 0) continue
    const apart = crowFlight(core.frame.board, at, vessel)
    if (apart > 1 && apart <= MEETING_RANGE) score += 8 * (apart - crowFlight(core.frame.board, at, to))
  }
  return score
}

/** Scores a voyage of a roaming ship: toward an errand of its crew (J-ARCH). */
function scoreCourse(core: Core, { errand }: Guide, move: MoveCode): number {
  if (isMarked(move) || !core.frame.roams) return 0
  const team = whoOf(move)
  const field = errand[look(core.frame.sideOf, team)]
  const gained = field ? (field[core.get(SHIP + team)] ?? 0) - (field[toOf(move)] ?? 0) : 0
  return field ? 4 * Math.max(-3, Math.min(3, gained)) : 0
}
