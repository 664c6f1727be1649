import { useState } from 'react'
import { LONGEST_NAME } from '../../../../electron/contract/plainText.ts'
import type { Lobby as LobbyOfTable, RoomMessage } from '../../../../electron/contract/screens.ts'
import { useText } from '../../../i18n/useText.ts'
import { TableWords, Unseated } from '../../../remote/lobby/TableWords.tsx'
import { giveName, keptName, sitDown, standUp, watch } from '../../../remote/room.ts'
import { Button } from '../../../ui/controls.tsx'
import { LanguageChoice } from '../../LanguageChoice.tsx'
import { useFlatGame } from '../match/useFlatGame.ts'
import { LockIcon } from './LockIcon.tsx'
import { SeatRow } from './SeatRow.tsx'
import { useIsPainted } from './useIsPainted.ts'
import './lobby.css'

/** Shows the seats of the match on the table or of the next one, to choose one. */
export function Lobby({ room }: { readonly room: RoomMessage }) {
  const t = useText()
  const { lobby, guest } = room
  const isWatcher = guest.role === 'watcher'
  const [chosen, choose] = useState<string | null>(null)
  const free = lobby?.seats.filter(({ by, guest: sitter }) => by === 'elsewhere' && sitter === null) ?? []
  const wanted = free.find(({ seat }) => seat === chosen) ?? (free.length === 1 ? free[0] : undefined)
  return (
    <main className="seat-lobby" data-testid="lobby">
      <header className="seat-lobby-top wood">
        <h1 className="flat-top-title">{t('app.title')}</h1>
        <LanguageChoice />
      </header>
      <div className="seat-lobby-middle">
        <Unseated />
        <TableCard lobby={lobby} />
        {lobby && (
          <Seats
            lobby={lobby}
            own={guest.seat}
            chosen={guest.seat || isWatcher ? null : (wanted?.seat ?? null)}
            onChoose={isWatcher ? null : choose}
          />
        )}
      </div>
      {isWatcher ? (
        <Watcher isOn={lobby?.matchId != null} />
      ) : guest.seat === null ? (
        <SitDown lobby={lobby} wanted={wanted?.seat ?? null} />
      ) : (
        <Seated name={guest.name} />
      )}
    </main>
  )
}

function TableCard({ lobby }: { readonly lobby: LobbyOfTable | null }) {
  const t = useText()
  return (
    <section className="seat-table parchment">
      {lobby && <p className="seat-soft">{t('lobby.at')}</p>}
      <TableWords lobby={lobby} />
    </section>
  )
}

interface SeatsProps {
  readonly lobby: LobbyOfTable
  readonly own: string | null
  readonly chosen: string | null
  /** Null for a screen that may only watch. */
  readonly onChoose: ((seat: string) => void) | null
}

function Seats({ lobby, own, chosen, onChoose }: SeatsProps) {
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
            isChosen={seat.seat === chosen}
            onChoose={
              onChoose && (own === null ? () => onChoose(seat.seat) : () => void sitDown(seat.seat, keptName()))
            }
          />
        ))}
      </ul>
    </section>
  )
}

interface SitDownProps {
  readonly lobby: LobbyOfTable | null
  readonly wanted: string | null
}

function SitDown({ lobby, wanted }: SitDownProps) {
  const t = useText()
  const [name, setName] = useState(keptName)
  const seat = lobby?.seats.find((one) => one.seat === wanted)
  const game = useFlatGame(useIsPainted() ? (lobby?.game ?? null) : null)
  const hasFree = lobby?.seats.some(({ by, guest }) => by === 'elsewhere' && guest === null)
  return (
    <section className="seat-dock wood">
      <NameField name={name} onChange={setName} />
      <div className="seat-dock-row">
        <Button
          kind="main"
          className="seat-main"
          disabled={!seat}
          onClick={() => seat && void sitDown(seat.seat, name.trim())}
          testId="lobby-sit"
        >
          {seat
            ? t('lobby.sit', { name: game?.seatName(t, seat.seat) ?? seat.name })
            : t(hasFree ? 'lobby.pick' : 'lobby.full')}
        </Button>
        <Button kind="quiet" disabled={!lobby?.matchId} onClick={() => void watch(name.trim())} testId="lobby-watch">
          {t('lobby.watch')}
        </Button>
      </div>
      <p className="seat-fine">
        <LockIcon />
        <span>{t('lobby.secrets')}</span>
      </p>
    </section>
  )
}

/** Says that a screen with a watching address waits for the next match. */
function Watcher({ isOn }: { readonly isOn: boolean }) {
  const t = useText()
  return (
    <section className="seat-dock wood">
      <p className="seat-soft" role="status">
        {t('lobby.watcher')}
      </p>
      <Button kind="quiet" disabled={!isOn} onClick={() => void watch('')} testId="lobby-watch">
        {t('lobby.watch')}
      </Button>
    </section>
  )
}

interface NameFieldProps {
  readonly name: string
  readonly onChange: (name: string) => void
}

function NameField({ name, onChange }: NameFieldProps) {
  const t = useText()
  return (
    <label className="seat-field">
      {t('lobby.name')}
      <input
        className="field"
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        onChange={(event) => onChange(event.target.value)}
        data-testid="lobby-name"
      />
    </label>
  )
}

/** Says that a seated player waits, and lets them choose another name. */
function Seated({ name: known }: { readonly name: string }) {
  const t = useText()
  const [name, setName] = useState(known)
  const isNew = name.trim() !== '' && name.trim() !== known
  return (
    <section className="seat-dock wood">
      <p className="seat-soft" role="status">
        {t('lobby.wait')}
      </p>
      <form
        className="seat-rename"
        onSubmit={(event) => {
          event.preventDefault()
          if (isNew) void giveName(name.trim())
        }}
      >
        <NameField name={name} onChange={setName} />
        <Button submits disabled={!isNew} testId="lobby-rename">
          {t('lobby.rename')}
        </Button>
      </form>
      <Button kind="quiet" onClick={() => void standUp()} testId="lobby-rise">
        {t('lobby.rise')}
      </Button>
    </section>
  )
}
