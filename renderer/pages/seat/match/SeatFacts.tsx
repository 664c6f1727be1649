import { useSession } from '../../../host/session.ts'
import { useText } from '../../../i18n/useText.ts'
import { useShownNow } from '../../../playback/useShownTable.ts'
import { useRoom } from '../../../remote/room.ts'
import { loadedGame } from './useFlatGame.ts'

/** Shows the player's side and the goal of the match, in two lines. */
export function SeatFacts() {
  const t = useText()
  const id = useSession(({ match }) => match?.game ?? null)
  const seat = useRoom(({ room }) => room?.guest.seat ?? null)
  const shown = useShownNow((state) => state.shown)
  const game = id && loadedGame(id)
  if (!game) return null
  return (
    <div>
      {seat !== null && (
        <p className="own-side title">
          <game.SeatFlag seat={seat} width={1.75} />
          {t('seat.youAre', { side: game.seatName(t, seat) })}
        </p>
      )}
      <p data-testid="seat-goal">{game.goalOf(t, shown)}</p>
    </div>
  )
}
