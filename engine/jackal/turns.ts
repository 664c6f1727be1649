import type { Turn } from '../kernel/game.ts'
import { endBearsTurn } from './bear/walk.ts'
import { canAct } from './moves.ts'
import { endReason, isIdle, matchEnded } from './outcome.ts'
import { partMeeting } from './people/meeting.ts'
import { uncorkable } from './people/uncorking.ts'
import { releaseGuarded } from './tiles/cave.ts'
import type { JackalShape, JackalState, PieceId, Team, TeamId } from './types.ts'
import { commanderOf, groveTurnsAfter, isAlive, roams } from './world.ts'

type JackalTurn = Turn<JackalShape>

/** Ends the action of a turn: guards may have left caves, the match may be over, otherwise the turn passes (J-TURN). */
export function endMove(turn: JackalTurn, acted: PieceId | null): void {
  if (turn.state.decision) turn.emit({ kind: 'decisionAsked', decision: null })
  releaseGuarded(turn)
  partMeeting(turn)
  const reason = endReason(turn.state)
  if (reason) turn.emit(matchEnded(turn.state, reason))
  else if (mayUncork(turn.state)) turn.emit({ kind: 'decisionAsked', decision: { kind: 'uncork', acted } })
  else closeTurn(turn, acted)
}

/** Runs the automatic end of a turn, after all choices: the bear walks, then the turn passes (J-ARCH). */
export function closeTurn(turn: JackalTurn, acted: PieceId | null): void {
  if (turn.state.decision) turn.emit({ kind: 'decisionAsked', decision: null })
  if (turn.state.bear) {
    endBearsTurn(turn)
    // The bear may have left a cave, or sent its guard home.
    releaseGuarded(turn)
    partMeeting(turn)
  }
  // Only the bear's step can have changed what can still be won.
  const reason = turn.state.bear ? endReason(turn.state) : null
  if (reason) turn.emit(matchEnded(turn.state, reason))
  else passTurn(turn, acted)
}

/** Returns whether a bottle may be used after the turn's move (J-ARCH). */
function mayUncork(state: JackalState): boolean {
  return roams(state) && uncorkable(state).length > 0
}

/** Passes to the next team that can act, with the reasons why others are skipped. */
function passTurn(turn: JackalTurn, acted: PieceId | null): void {
  hand(turn, acted)
  skipUnable(turn)
}

/** Skips teams until one can act. The match is over if no team can act for a whole round and no piece sobers up. */
export function skipUnable(turn: JackalTurn): void {
  const rounds = 2 * turn.state.teams.length
  for (let skipped = 0; skipped <= rounds; skipped++) {
    if (isIdle(turn.state)) return turn.emit(matchEnded(turn.state, 'idle'))
    if (canAct(turn.state)) return
    const team = turn.state.turn
    turn.emit({ kind: 'turnSkipped', team, reason: hasAnybody(turn.state, team) ? 'nobody-able' : 'nobody-left' })
    hand(turn, null)
  }
  turn.emit(matchEnded(turn.state, 'nobody-able'))
}

function hasAnybody(state: JackalState, team: TeamId): boolean {
  return state.pieces.some((piece) => piece.team === team && isAlive(piece))
}

/** Passes the turn to the next team; pieces that missed this turn sober up, but not those that drank in it (J-RUM). */
function hand(turn: JackalTurn, acted: PieceId | null): void {
  const { state } = turn
  const index = state.teams.findIndex((team) => team.id === state.turn)
  const next = state.teams[(index + 1) % state.teams.length] ?? state.teams[0]
  if (next) handTo(turn, next, acted)
}

/** Passes the turn to a team. */
export function handTo(turn: JackalTurn, next: Team, acted: PieceId | null): void {
  const { state } = turn
  const sobered = state.pieces.filter((one) => one.drunk && one.team === state.turn && one.id !== acted)
  turn.emit({
    kind: 'turnPassed',
    from: state.turn,
    to: next.id,
    seat: commanderOf(state, next.id, groveTurnsAfter(state)),
    sobered: sobered.map((piece) => piece.id),
  })
}
