import type { Seat } from '../../engine/kernel/game.ts'
import { areOthersMoving } from '../host/othersMove.ts'
import { useSession } from '../host/session.ts'
import { ownSeats } from './recap/lookback.ts'

/** What a game adds to the answer that others are to move. */
interface WaitingGame {
  /** Whether nothing is asked of the player, and nothing of his own is under way, in a match that goes on. */
  isWaiting(): boolean
  /** The cell beside which he is told, where he has pointed at none. */
  placeOf(own: readonly Seat[]): number | null
  /** Shows beside a cell that it is not his turn. */
  tell(cell: number): void
}

interface TellToWait {
  /**
   * Answers what a player tries in vain while others are to move. Returns false where he is not waiting, and for those who
   * only watch.
   */
  tellToWait(cell?: number | null): boolean
  /** The same instead of a deed, while others are to move. */
  inTurn<Args extends readonly unknown[]>(deed: (...args: Args) => void): (...args: Args) => void
}

/** Tells players of a game to wait for their turn. */
export function openTellToWait({ isWaiting, placeOf, tell }: WaitingGame): TellToWait {
  const tellToWait = (cell?: number | null): boolean => {
    const own = ownSeats(useSession.getState())
    if (own.length === 0 || !isWaiting() || !areOthersMoving()) return false
    const at = cell === undefined ? placeOf(own) : cell
    if (at !== null) tell(at)
    return true
  }
  const inTurn: TellToWait['inTurn'] =
    (deed) =>
    (...args) => {
      if (!tellToWait()) deed(...args)
    }
  return { tellToWait, inTurn }
}
