import type { Seat } from '../../engine/kernel/game.ts'
import { areOthersMoving } from '../host/othersMove.ts'
import { useSession } from '../host/session.ts'
import { ownSeats } from './recap/lookback.ts'

/** The parts that a game provides for the notice that it is another player's turn. */
interface WaitingGame {
  /** Returns whether the player of a running match is asked nothing, and no move of theirs is under way. */
  isWaiting(): boolean
  /** Returns the cell for the notice if the player has pointed at none. */
  placeOf(own: readonly Seat[]): number | null
  /** Shows beside a cell that it is not the player's turn. */
  tell(cell: number): void
}

interface TellToWait {
  /**
   * Answers a player's attempt to act while others are to move. Returns false if they are not waiting, and for
   * spectators.
   */
  tellToWait(cell?: number | null): boolean
  /** Returns a function that gives this answer instead of the deed, while others are to move. */
  inTurn<Args extends readonly unknown[]>(deed: (...args: Args) => void): (...args: Args) => void
}

/** Returns the notices of a game that ask players to wait for their turn. */
export function openTellToWait({ isWaiting, placeOf, tell }: WaitingGame): TellToWait {
  const tellToWait = (cell?: number | null): boolean => {
    const session = useSession.getState()
    const own = ownSeats(session)
    if (own.length === 0 || !isWaiting() || !areOthersMoving()) return false
    const at = cell === undefined ? placeOf(own) : cell
    if (at !== null && !session.match?.paused) tell(at) // the dock says why nobody moves
    return true
  }
  const inTurn: TellToWait['inTurn'] =
    (deed) =>
    (...args) => {
      if (!tellToWait()) deed(...args)
    }
  return { tellToWait, inTurn }
}
