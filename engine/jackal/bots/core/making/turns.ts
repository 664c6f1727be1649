import { type Core, look, type PieceNumber, type TeamNumber } from '../core.ts'
import {
  ACCEPTED,
  ACTED,
  ASKED,
  BEAR_AT,
  BEAR_FRESH,
  CREW,
  DRUNK,
  END_OFFER,
  END_OFFERED,
  EVENTFUL,
  GROVE_ENTERED,
  GROVE_TURNS,
  IDLE_TURNS,
  LOST,
  NOTHING,
  OFFERED_BY,
  RESULT,
  TURN,
  TURN_NUMBER,
  UNCORK,
} from '../layout.ts'
import { canAct } from '../listing/listing.ts'
import { isAnybodyUncorkable } from '../listing/uncorkings.ts'
import { endBearsTurn } from './bear.ts'
import { endChain } from './chain.ts'
import { endReason, IDLE, NOBODY_ABLE } from './ending.ts'
import { releaseGuarded } from './lost.ts'
import { partMeeting } from './people.ts'

/** Ends the action of a turn: guards may have left caves, the match may be over, otherwise the turn passes (J-TURN). */
export function endMove(core: Core, acted: PieceNumber): void {
  core.set(ASKED, NOTHING)
  endChain(core)
  if (core.get(LOST) !== 0) releaseGuarded(core)
  partMeeting(core)
  const reason = endReason(core)
  if (reason !== 0) core.set(RESULT, reason)
  else if (core.frame.roams && isAnybodyUncorkable(core)) {
    core.set(ASKED, UNCORK)
    core.set(ACTED, acted)
  } else closeTurn(core, acted)
}

/** Runs the automatic end of a turn, after all choices: the bear walks, then the turn passes (J-ARCH). */
export function closeTurn(core: Core, acted: PieceNumber): void {
  core.set(ASKED, NOTHING)
  if (core.get(BEAR_AT) >= 0) {
    endBearsTurn(core)
    releaseGuarded(core)
    partMeeting(core)
    const reason = endReason(core)
    if (reason !== 0) {
      core.set(RESULT, reason)
      return
    }
  }
  hand(core, acted)
  skipUnable(core)
}

/** Skips teams until one can act. The match is over if no team can act for a whole round and no piece sobers up. */
export function skipUnable(core: Core): void {
  const rounds = 2 * core.frame.teams.length
  for (let skipped = 0; skipped <= rounds; skipped++) {
    if (core.get(IDLE_TURNS) >= core.frame.idleLimit) {
      core.set(RESULT, IDLE)
      return
    }
    if (canAct(core)) return
    hand(core, -1)
  }
  core.set(RESULT, NOBODY_ABLE)
}

function hand(core: Core, acted: PieceNumber): void {
  const next = core.get(TURN) + 1
  handTo(core, next === core.frame.teams.length ? 0 : next, acted)
}

/** Passes the turn to a team; pieces that missed this turn sober up, but not those that drank in it (J-RUM). */
export function handTo(core: Core, next: TeamNumber, acted: PieceNumber): void {
  const sobered = core.get(CREW + core.get(TURN)) & (acted < 0 ? -1 : ~(1 << acted))
  core.set(DRUNK, core.get(DRUNK) & ~sobered)
  core.set(BEAR_FRESH, 0)
  core.set(TURN, next)
  core.set(
    GROVE_TURNS,
    core.get(GROVE_ENTERED) === 1 ? core.frame.teams.length : Math.max(0, core.get(GROVE_TURNS) - 1),
  )
  core.set(GROVE_ENTERED, 0)
  core.set(IDLE_TURNS, core.get(EVENTFUL) === 1 ? 0 : core.get(IDLE_TURNS) + 1)
  core.set(EVENTFUL, 0)
  core.add(TURN_NUMBER, 1)
  core.set(END_OFFERED, 0)
}

/**
 * Returns the seat that must decide: the team's own player, the next one under the grove (J-GROVE), −1 when the match
 * is over.
 */
export function seatToMove(core: Core): number {
  if (core.get(RESULT) !== 0) return -1
  const { seats, teams, seatOf } = core.frame
  if (core.get(ASKED) === END_OFFER) return (core.get(OFFERED_BY) + core.get(ACCEPTED) + 1) % seats.length
  const shift = core.get(GROVE_TURNS) > 0 ? 1 : 0
  return look(seatOf, (core.get(TURN) + shift) % teams.length)
}
