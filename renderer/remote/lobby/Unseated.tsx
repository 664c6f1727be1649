import { useText } from '../../i18n/useText.ts'
import { useRoom } from '../room.ts'

/** Says why this screen has lost its seat. */
export function Unseated() {
  const t = useText()
  const reason = useRoom(({ unseated }) => unseated)
  return (
    reason && (
      <p className="seat-unseated parchment" role="alert" data-testid="lobby-unseated">
        {t(reason === 'revoked' ? 'lobby.unseated' : `link.${reason}`)} {t('lobby.unseated.next')}
      </p>
    )
  )
}
