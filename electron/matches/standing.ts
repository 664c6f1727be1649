import type { GameShape, Seat, Viewer } from '../../engine/kernel/game.ts'
import type { Match } from '../../engine/match/match.ts'
import type { Json, ListedMove, MatchInfo, Standing } from '../contract/ipc.ts'
import { type MatchAccess, ownSeats } from './access.ts'

/** Where a match stands when something is told about it. */
export interface Moment {
  readonly match: Match<GameShape>
  readonly info: MatchInfo
  readonly thinking: Seat | null
  /** As `HostedGame` says of the game. */
  readonly secretMoves: boolean
}

/**
 * Where the match stands, as a subscriber with this viewer may know it. The legal moves of a seat, and whether it may take
 * one back, are told only to those who may choose for it; the rest follows from what every viewer sees.
 */
export function standing(moment: Moment, viewer: Viewer, access: Pick<MatchAccess, 'seats'>): Standing {
  const { match, thinking, secretMoves } = moment
  const asked = askedSeat(moment, viewer, access)
  return {
    awaiting: match.awaiting(),
    asked: asked === null ? null : { seat: asked, moves: listedMoves(match, asked, viewer, secretMoves) },
    thinking,
    canUndo: asked !== null && match.canUndo(asked),
    outcome: match.outcome(),
  }
}

/** The seat that the subscriber must choose for now. Where there are several, its viewer's own comes first. */
export function askedSeat(
  { match, info }: Pick<Moment, 'match' | 'info'>,
  viewer: Viewer,
  access: Pick<MatchAccess, 'seats'>,
): Seat | null {
  const own = ownSeats(info, access)
  const asked = match.awaiting().filter((seat) => own.includes(seat))
  return asked.find((seat) => seat === viewer) ?? asked[0] ?? null
}

/** Moves as the seat may make them, with hints from no more than the subscriber's viewer has seen. */
function listedMoves(match: Match<GameShape>, seat: Seat, viewer: Viewer, secret: boolean): ListedMove[] {
  const { rules } = match
  const seen = match.view(viewer)
  const moves = rules.legalMoves(secret ? seen : match.view(seat), seat)
  return moves.map((move) => ({ move: asJson(move), hint: rules.hint(seen, move) }))
}

/** Views, moves and events are plain JSON by the games' contract; only their types do not say so. */
export function asJson(value: object): Json {
  return value as unknown as Json
}
