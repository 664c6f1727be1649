import type { GameShape, Seat, Viewer } from '../../engine/kernel/game.ts'
import type { Match } from '../../engine/match/match.ts'
import type { ListedMove, MatchInfo, Standing, Undo } from '../contract/ipc.ts'
import { asJson } from '../contract/json.ts'
import { type MatchAccess, ownSeats } from './access.ts'

/** The rights that define a subscriber's own seats. */
type OwnSeats = Pick<MatchAccess, 'seats' | 'place'>

/** The state of a match when a message is sent. */
export interface Moment {
  readonly match: Match<GameShape>
  readonly info: MatchInfo
  readonly thinking: Seat | null
  /** As in `HostedGame`. */
  readonly secretMoves: boolean
  /**
   * For each seat, the number of moves after which its player changed last; moves of earlier players cannot be taken
   * back.
   */
  readonly seatedAfter: Readonly<Record<Seat, number>>
}

/**
 * Returns the standing of the match for a subscriber with this viewer. Legal moves and undo are included only for seats
 * that it may play; the rest is visible to every viewer.
 */
export function standing(moment: Moment, viewer: Viewer, access: OwnSeats): Standing {
  const { match, info, thinking, secretMoves } = moment
  const asked = askedSeat(moment, viewer, access)
  const undo = undoFor(moment, viewer, access)
  return {
    awaiting: awaitingOf(moment),
    asked: asked === null ? null : { seat: asked, moves: listedMoves(match, asked, viewer, secretMoves) },
    thinking,
    canUndo: 'seat' in undo,
    undo,
    outcome: info.outcome,
  }
}

/** Returns the seats that must decide: none while the match is paused and once it is over, also if it ended on time. */
export function awaitingOf({ match, info }: Pick<Moment, 'match' | 'info'>): readonly Seat[] {
  return info.outcome || info.paused ? [] : match.awaiting()
}

/** Returns the seat that the subscriber must decide for now; its viewer's own seat if there are several. */
export function askedSeat(
  { match, info }: Pick<Moment, 'match' | 'info'>,
  viewer: Viewer,
  access: OwnSeats,
): Seat | null {
  const own = ownSeats(info, access)
  const asked = awaitingOf({ match, info }).filter((seat) => own.includes(seat))
  return asked.find((seat) => seat === viewer) ?? asked[0] ?? null
}

/**
 * Returns the undo of the last move for the subscriber, or why there is none. A subscriber that looks as one seat may
 * not take back another's move: it was made at the same screen before the curtain fell.
 */
export function undoFor(
  { match, info, seatedAfter }: Pick<Moment, 'match' | 'info' | 'seatedAfter'>,
  viewer: Viewer,
  access: OwnSeats,
): Undo {
  const own = ownSeats(info, access)
  const mine = own.includes(viewer) ? [viewer] : own
  const last = match.entries.at(-1)?.seat
  if (info.outcome !== null) return { why: 'match-over' }
  if (last !== undefined && mine.includes(last)) {
    const why = undoObstacle(match, last, seatedAfter)
    return why === null ? { seat: last } : { why }
  }
  if (!match.entries.some(({ seat }) => mine.includes(seat))) return { why: 'nothing-played' }
  return { why: info.seats.find(({ seat }) => seat === last)?.player.kind === 'bot' ? 'bot-moved' : 'other-moved' }
}

/**
 * Returns why the seat's last move cannot be taken back, as `Match.undoObstacle`; moves of its earlier player cannot be
 * taken back either.
 */
export function undoObstacle(
  match: Match<GameShape>,
  seat: Seat,
  seatedAfter: Moment['seatedAfter'],
): ReturnType<Match<GameShape>['undoObstacle']> {
  const why = match.undoObstacle(seat)
  return why === null && match.entries.length <= (seatedAfter[seat] ?? 0) ? 'other-moved' : why
}

/** Returns the seat's legal moves, with hints that use only the subscriber's view. */
function listedMoves(match: Match<GameShape>, seat: Seat, viewer: Viewer, secret: boolean): ListedMove[] {
  const { rules } = match
  const seen = match.view(viewer)
  const moves = rules.legalMoves(secret ? seen : match.view(seat), seat)
  return moves.map((move) => ({ move: asJson(move), hint: rules.hint(seen, move) }))
}
