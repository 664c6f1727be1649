import { lazy, Suspense } from 'react'
import type { Lobby as LobbyOfTable, RoomMessage } from '../../../../electron/contract/screens.ts'
import { useText } from '../../../i18n/useText.ts'
import { TableWords } from '../../../remote/lobby/TableWords.tsx'
import { keptName, sitDown, useRoom } from '../../../remote/room.ts'
import { LanguageChoice } from '../../LanguageChoice.tsx'
import { withTexts } from '../../texts.ts'
import { useFlatGame } from '../match/useFlatGame.ts'
import { NameFirst } from './NameFirst.tsx'
import { SeatRow } from './SeatRow.tsx'
import { useIsPainted } from './useIsPainted.ts'
import './lobby.css'

const OwnSeat = lazy(() => withTexts(async () => ({ default: (await import('./OwnSeat.tsx')).OwnSeat })))
const SeatDock = lazy(() => withTexts(async () => ({ default: (await import('./OwnSeat.tsx')).SeatDock })))
const Watcher = lazy(() => withTexts(async () => ({ default: (await import('./OwnSeat.tsx')).Watcher })))
const Unseated = lazy(() =>
  withTexts(async () => ({ default: (await import('../../../remote/lobby/Unseated.tsx')).Unseated })),
)

/** Shows the match on the table or the next one: asks a guest for a name, then shows their seat. */
export function Lobby({ room }: { readonly room: RoomMessage }) {
  const t = useText()
  const { lobby, guest } = room
  const isWatcher = guest.role === 'watcher'
  const isSeated = guest.seat !== null
  const isUnseated = useRoom(({ unseated }) => unseated !== null)
  return (
    <main className="seat-lobby" data-testid="lobby">
      <header className="seat-lobby-top wood">
        <h1 className="flat-top-title">{t('app.title')}</h1>
        <LanguageChoice />
      </header>
      <div className="seat-lobby-middle">
        <Suspense>{isUnseated && <Unseated />}</Suspense>
        {lobby && guest.seat !== null ? (
          <Suspense>
            <OwnSeat lobby={lobby} seat={guest.seat} />
          </Suspense>
        ) : (
          <section className="seat-table parchment">
            {lobby && <p className="seat-soft">{t('lobby.at')}</p>}
            <TableWords lobby={lobby} />
          </section>
        )}
        {lobby && <Seats lobby={lobby} own={guest.seat} />}
      </div>
      {isWatcher ? (
        <Suspense>
          <Watcher isOn={lobby?.matchId != null} />
        </Suspense>
      ) : isSeated ? (
        <Suspense fallback={<section className="seat-dock wood" />}>
          <SeatDock name={guest.name} />
        </Suspense>
      ) : (
        <NameFirst lobby={lobby} waits={guest.waits === true} />
      )}
    </main>
  )
}

interface SeatsProps {
  readonly lobby: LobbyOfTable
  /** Null before this screen has a seat. */
  readonly own: string | null
}

function Seats({ lobby, own }: SeatsProps) {
  const t = useText()
  const game = useFlatGame(useIsPainted() ? lobby.game : null)
  const { seats } = lobby
  const taken = seats.filter(({ by, guest }) => by !== 'elsewhere' || guest !== null).length
  return (
    <section aria-labelledby="lobby-seats">
      <div className="seat-heading">
        <h2 id="lobby-seats" className="title">
          {t('lobby.seats')}
        </h2>
        <p>{t('lobby.taken', { n: taken, of: seats.length })}</p>
      </div>
      <ul className="seat-list">
        {seats.map((seat) => (
          <SeatRow
            key={seat.seat}
            seat={seat}
            game={game ?? null}
            isOwn={seat.seat === own}
            isBotsToTake={lobby.matchId === null}
            onChoose={own === null ? null : () => void sitDown(seat.seat, keptName())}
          />
        ))}
      </ul>
    </section>
  )
}
