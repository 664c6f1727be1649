import { useEffect, useState } from 'react'
import type { GameId } from '../../../electron/contract/ipc.ts'
import type { LobbySeat, Room } from '../../../electron/contract/screens.ts'
import type { FlatGame } from '../../flatGame.ts'
import { loadFlatGame } from '../../flatGames.ts'
import type { Translate } from '../../i18n/t.ts'
import { useText } from '../../i18n/useText.ts'
import { guestPlace } from '../../ui/newMatch/GuestName.tsx'
import { deviceOf } from './plannedGuests.ts'

interface LobbySeatsProps {
  readonly game: GameId
  readonly room: Room
}

/** Shows the sides of the next match with their flags and players, and the guests that wait for a seat. */
export function LobbySeats({ game, room }: LobbySeatsProps) {
  const t = useText()
  const { lobby, guests } = room
  const flat = useFlags(game)
  const isPlanned = lobby?.matchId === null && lobby.game === game
  const seats = isPlanned ? lobby.seats : []
  const waiting = guests.filter(({ connected, wish }) => connected && wish === null)
  return (
    <ul className="lobby-seats" aria-live="polite">
      {seats.map((seat) => (
        <li key={seat.seat} data-state={stateOf(seat)} data-testid={`lobby-seat-${seat.seat}`}>
          {flat && <flat.SeatFlag seat={seat.seat} width={2} />}
          <span>
            <b>{isFree(seat) ? (flat?.seatName(t, seat.seat) ?? seat.name) : seat.name}</b>
            <small>{placeText(t, seat, room)}</small>
          </span>
        </li>
      ))}
      {waiting.map(({ id, name }) => (
        <li key={id} data-state="waits" data-testid={`lobby-waits-${id}`}>
          <span>
            <b>{name}</b>
            <small>{t('phones.waits')}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}

const isFree = ({ by, guest }: LobbySeat): boolean => by === 'elsewhere' && guest === null

function stateOf(seat: LobbySeat): 'free' | 'there' | 'gone' | 'other' {
  if (seat.by !== 'elsewhere') return 'other'
  if (isFree(seat)) return 'free'
  return seat.connected ? 'there' : 'gone'
}

function placeText(t: Translate, seat: LobbySeat, room: Room): string {
  const state = stateOf(seat)
  if (state === 'there') return guestPlace(t, deviceOf(room, seat.guest))
  return state === 'other' ? t(`screens.seat.${seat.by}`) : t(`phones.${state}`)
}

/** Returns the flat table of a game, which has its flags; null while it loads. */
function useFlags(game: GameId): FlatGame | null {
  const [loaded, setLoaded] = useState<{ readonly game: GameId; readonly flat: FlatGame | null } | null>(null)
  useEffect(() => {
    let isWanted = true
    void loadFlatGame(game).then((flat) => isWanted && setLoaded({ game, flat }))
    return () => {
      isWanted = false
    }
  }, [game])
  return loaded?.game === game ? loaded.flat : null
}
