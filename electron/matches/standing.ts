import type { GameShape, Seat, Viewer } from '../../engine/kernel/game.ts'
import type { Match } from '../../engine/match/match.ts'
import type { Json, ListedMove, MatchInfo, Standing } from '../contract/ipc.ts'
import { humanSeats } from './eyes.ts'

/** Where a match stands when something is told about it. */
export interface Moment {
  readonly match: Match<GameShape>
  readonly info: MatchInfo
  readonly thinking: Seat | null
  /** As `HostedGame` says of the game. */
  readonly secretMoves: boolean
}

/** Where the match stands, as a window with these eyes may know it. */
export function standing({ match, info, thinking, secretMoves }: Moment, viewer: Viewer): Standing {
  const awaiting = match.awaiting()
  const asked = askedSeat(awaiting, humanSeats(info), viewer)
  return {
    awaiting,
    asked: asked === null ? null : { seat: asked, moves: listedMoves(match, asked, viewer, secretMoves) },
    thinking,
    canUndo: asked !== null && match.canUndo(asked),
    outcome: match.outcome(),
  }
}

/** Where several people must decide at once, the one whose eyes the window uses is asked first. */
function askedSeat(awaiting: readonly Seat[], humans: readonly Seat[], viewer: Viewer): Seat | null {
  const here = awaiting.filter((seat) => humans.includes(seat))
  return here.find((seat) => seat === viewer) ?? here[0] ?? null
}

/** Moves as the seat may make them, with hints from no more than the window's own eyes have seen. */
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
