import type { Seat } from '../../../engine/kernel/game.ts'
import type { MatchClock } from '../../contract/ipc.ts'
import type { Times } from '../../saves/times.ts'

/** The clocks before the first move. */
export function fullTimes(clock: MatchClock, seats: readonly Seat[]): Times {
  return { left: Object.fromEntries(seats.map((seat) => [seat, clock.seconds * 1000])), spent: 0 }
}

/** A move, and who must decide after it. */
export interface MoveOnClock {
  /** Null for a bot, which has no clock. */
  readonly seat: Seat | null
  readonly asked: readonly Seat[]
  /** Whether it drew luck or revealed something: then the seat decides anew, even if it is asked again. */
  readonly isFresh: boolean
}

/**
 * The clocks after a move. A time for each move is full again for those who are asked no more, and for a seat that decides
 * anew; a time for the match grows by the increment once the seat's decision is over.
 */
export function timesAfter(clock: MatchClock, { left, spent }: Times, { seat, asked, isFresh }: MoveOnClock): Times {
  const isOver = (one: Seat) => !asked.includes(one) || (one === seat && isFresh)
  const next = Object.entries(left).map(([one, time]): [Seat, number] => {
    if (clock.kind === 'move') return [one, isOver(one) ? clock.seconds * 1000 : time]
    return [one, one === seat && isOver(one) ? time + clock.increment * 1000 : time]
  })
  return { left: Object.fromEntries(next), spent }
}

/**
 * The clocks after a seat has taken a move back: as when it was made, but the time since then counts as its own. Otherwise
 * taking back would stop the clock. Null if it has not so much left.
 *
 * @param then the clocks when the move was made
 */
export function timesAfterUndo(then: Times, { spent }: Times, seat: Seat): Times | null {
  const left = (then.left[seat] ?? 0) - (spent - then.spent)
  return left > 0 ? { left: { ...then.left, [seat]: left }, spent } : null
}
