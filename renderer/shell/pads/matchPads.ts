import { useSession } from '../../host/session.ts'
import { forgetSeats, seatIn } from '../../input/pad/seatedPads.ts'

/**
 * Keeps the seats of the pads for a new match of the game, a rematch included, and forgets them before another save goes
 * on. Returns a function that stops this.
 */
export function followMatches(): () => void {
  let last: string | null = useSession.getState().match?.id ?? null
  return useSession.subscribe(({ match }) => {
    if (!match || match.id === last) return
    last = match.id
    seatIn(match.game)
    if (match.moves > 0) forgetSeats()
  })
}
