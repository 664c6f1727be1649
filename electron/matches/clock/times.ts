import type { Seat } from '../../../engine/kernel/game.ts'
import type { MatchClock } from '../../contract/ipc.ts'
import type { Times } from '../../saves/times.ts'

/** Returns the clocks before the first move. */
export function fullTimes(clock: MatchClock, seats: readonly Seat[]): Times {
  return { left: Object.fromEntries(seats.map((seat) => [seat, clock.seconds * 1000])), spent: 0 }
}

/** A move, and the seats that must decide after it. */
export interface MoveOnClock {
  /** Null for a bot, which has no clock. */
  readonly seat: Seat | null
  readonly asked: readonly Seat[]
  /** True if it drew luck or revealed something: this starts a new decision of the seat, even if it is asked again. */
  readonly isFresh: boolean
}

/**
 * Returns the clocks after a move. A time for each move is full again for seats that are no longer asked, and for a
 * seat with a new decision; a time for the match grows by the increment once the seat's decision is over.
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
 * Returns the clocks after a seat has taken a move back: those when it was made, with the time since then charged to
 * this seat. Otherwise taking back would stop the clock. Null if it has less time left.
 * @param then the clocks when the move was made
 */
export function timesAfterUndo(then: Times, { spent }: Times, seat: Seat): Times | null {
  const left = (then.left[seat] ?? 0) - (spent - then.spent)
  return left > 0 ? { left: { ...then.left, [seat]: left }, spent } : null
}
