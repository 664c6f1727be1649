import type { Lobby, LobbySeat } from '../../../electron/contract/screens.ts'
import { useText } from '../../i18n/useText.ts'
import { Segments } from '../../ui/controls.tsx'
import type { ScreensActions } from './actions.ts'

interface SeatsProps {
  readonly lobby: Lobby
  readonly onSeat: ScreensActions['seatAt']
}

/** Where each seat is played; a person who is gone can be waited for, or replaced. */
export function Seats({ lobby, onSeat }: SeatsProps) {
  const t = useText()
  return (
    <section className="seats" aria-labelledby="seats-title">
      <h3 id="seats-title" className="title">
        {t('screens.seats')}
      </h3>
      <ul>
        {lobby.seats.map((seat) => (
          <Seat key={seat.seat} seat={seat} onSeat={onSeat} />
        ))}
      </ul>
    </section>
  )
}

function Seat({
  seat: { seat, name, by },
  onSeat,
}: {
  readonly seat: LobbySeat
  readonly onSeat: SeatsProps['onSeat']
}) {
  const t = useText()
  return (
    <li className="seat-row" data-testid={`seat-${seat}`}>
      <strong>{name}</strong>
      <Segments
        label={t('screens.seatOf', { name })}
        value={by}
        onChange={(place) => onSeat(seat, place)}
        options={[
          { value: 'here', label: t('screens.seat.here'), testId: `seat-${seat}-here` },
          { value: 'elsewhere', label: t('screens.seat.elsewhere'), testId: `seat-${seat}-elsewhere` },
          { value: 'bot', label: t('screens.seat.bot'), testId: `seat-${seat}-bot` },
        ]}
      />
    </li>
  )
}
