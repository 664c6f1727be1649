import type { LobbySeat } from '../../../../electron/contract/screens.ts'
import type { FlatGame } from '../../../flatGame.ts'
import type { Translate } from '../../../i18n/t.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/controls.tsx'

interface SeatRowProps {
  readonly seat: LobbySeat
  /** Null while it loads. */
  readonly game: FlatGame | null
  readonly isOwn: boolean
  /** True before the match: the table gives the seat of a bot to a player that wants it. */
  readonly isBotsToTake: boolean
  /** Null if no seat can be chosen. */
  readonly onChoose: (() => void) | null
}

/** Shows one seat: its flag, its player and where they play. */
export function SeatRow({ seat, game, isOwn, isBotsToTake, onChoose }: SeatRowProps) {
  const t = useText()
  const isFree = seat.by === 'elsewhere' && seat.guest === null
  const name = isFree && game ? game.seatName(t, seat.seat) : seat.name
  const surface = isOwn ? 'wood is-chosen' : isFree ? 'is-free' : 'parchment'
  return (
    <li className={`seat-row ${surface}`} data-testid={`lobby-seat-${seat.seat}`}>
      <span className="flat-roundel" aria-hidden="true">
        <span>{game && <game.SeatFlag seat={seat.seat} width={1.75} />}</span>
      </span>
      <div className="seat-row-words">
        <p className="seat-row-name">{name}</p>
        <p className="seat-soft">
          {!isFree && <i className={stateOf(seat, isOwn)} aria-hidden="true" />}
          {isOwn ? t('lobby.you') : placeText(t, seat)}
        </p>
      </div>
      {(isFree || (isBotsToTake && seat.by === 'bot')) && onChoose && (
        <Button label={`${t('lobby.choose')}: ${name}`} onClick={onChoose} testId={`lobby-take-${seat.seat}`}>
          {t('lobby.choose')}
        </Button>
      )}
    </li>
  )
}

const isThere = ({ by, connected }: LobbySeat): boolean => by !== 'elsewhere' || connected

const stateOf = (seat: LobbySeat, isOwn: boolean): string => (isOwn || isThere(seat) ? 'seat-dot' : 'seat-dot is-gone')

function placeText(t: Translate, seat: LobbySeat): string {
  if (seat.by === 'here') return t('lobby.here')
  if (seat.by === 'bot') return t('lobby.bot')
  if (seat.guest === null) return t('lobby.free')
  return t(seat.connected ? 'lobby.elsewhere' : 'lobby.gone')
}
