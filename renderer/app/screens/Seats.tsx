import { GAMES_ELSEWHERE } from '../../../electron/contract/ipc.ts'
import type { Lobby, LobbySeat } from '../../../electron/contract/screens.ts'
import { useSession } from '../../host/session.ts'
import { useText } from '../../i18n/useText.ts'
import { Segments } from '../../ui/controls.tsx'
import type { ScreensActions, SeatPlayer } from './actions.ts'

const PLACES: readonly SeatPlayer[] = ['here', 'elsewhere', 'viewers', 'bot']

interface SeatsProps {
  readonly lobby: Lobby
  /** True while the viewers see the match soon enough to play. */
  readonly mayViewersPlay: boolean
  readonly onSeat: ScreensActions['seatAt']
}

/**
 * Shows where each seat is played. While its match is on the table, the players can wait for an absent person or
 * replace them.
 */
export function Seats({ lobby, mayViewersPlay, onSeat }: SeatsProps) {
  const t = useText()
  const match = useSession((session) => session.match)
  const isOnTable = match?.id === lobby.matchId
  const isOpenDeal = match?.deal?.kind === 'open'
  const goesElsewhere = GAMES_ELSEWHERE.includes(lobby.game) && !isOpenDeal
  const isOffered = { here: true, elsewhere: goesElsewhere, viewers: mayViewersPlay, bot: true }
  return (
    <section className="seats" aria-labelledby="seats-title">
      <h3 id="seats-title" className="title">
        {t('screens.seats')}
      </h3>
      {isOnTable && isOpenDeal && <p className="about">{t('screens.openDeal')}</p>}
      <ul>
        {lobby.seats.map((seat) => (
          <Seat
            key={seat.seat}
            seat={seat}
            places={isOnTable ? PLACES.filter((place) => isOffered[place] || place === playerAt(seat)) : []}
            onSeat={onSeat}
          />
        ))}
      </ul>
    </section>
  )
}

const playerAt = ({ by, audience }: LobbySeat): SeatPlayer => (audience ? 'viewers' : by)

interface SeatProps {
  readonly seat: LobbySeat
  /** The places where the seat may be played; empty while it cannot be changed. */
  readonly places: readonly SeatPlayer[]
  readonly onSeat: SeatsProps['onSeat']
}

function Seat({ seat: lobbySeat, places, onSeat }: SeatProps) {
  const { seat, name, by, guest, connected } = lobbySeat
  const player = playerAt(lobbySeat)
  const t = useText()
  return (
    <li className="seat-row" data-testid={`seat-${seat}`}>
      <p>
        <strong>{name}</strong>
        {by === 'elsewhere' && (
          <small>{t(guest === null ? 'screens.seat.free' : connected ? 'screens.seat.there' : 'screens.lost')}</small>
        )}
      </p>
      {places.length === 0 ? (
        <span>{t(`screens.seat.${player}`)}</span>
      ) : (
        <Segments
          label={t('screens.seatOf', { name })}
          value={player}
          onChange={(place) => onSeat(seat, place)}
          options={places.map((place) => ({
            value: place,
            label: t(`screens.seat.${place}`),
            testId: `seat-${seat}-${place}`,
          }))}
        />
      )}
    </li>
  )
}
