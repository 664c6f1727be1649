import { useState } from 'react'
import { LONGEST_NAME } from '../../../electron/contract/plainText.ts'
import type { Lobby, LobbySeat } from '../../../electron/contract/screens.ts'
import { useText } from '../../i18n/useText.ts'
import { TableWords } from '../../remote/lobby/TableWords.tsx'
import { Unseated } from '../../remote/lobby/Unseated.tsx'
import { keptName, sitDown, standUp, useRoom, watch } from '../../remote/room.ts'
import { Button } from '../../ui/controls.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { TextField } from '../../ui/TextField.tsx'
import './otherTable.css'
import { leaveTable } from '../../remote/otherTable/otherTable.ts'
import { LeaveButtons } from './LeaveButtons.tsx'
import { useTableName } from './useTableName.ts'

/** Shows the seats of another table: those of its running match, or of the next one. */
export function TableLobby() {
  const t = useText()
  const room = useRoom((state) => state.room)
  const [name, setName] = useState(keptName)
  const tableName = useTableName()
  const isSeated = room?.guest.seat != null
  const isWatcher = room?.guest.role === 'watcher'
  return (
    <ScreenFrame
      title={tableName}
      testId="screen-joined"
      onBack={() => void leaveTable(true)}
      actions={<LeaveButtons isSeated={isSeated} />}
    >
      <div className="table-lobby">
        <Unseated />
        <div>
          <TableWords lobby={room?.lobby ?? null} />
        </div>
        {isSeated || isWatcher ? (
          <p role="status" className="table-lobby-wait">
            {t(isWatcher ? 'lobby.watcher' : 'lobby.wait')}
          </p>
        ) : (
          <TextField
            label={t('lobby.name')}
            value={name}
            onChange={setName}
            maxLength={LONGEST_NAME}
            testId="lobby-name"
          />
        )}
        {room?.lobby && (
          <Seats lobby={room.lobby} own={room.guest.seat} canSit={!isSeated && !isWatcher} name={name.trim()} />
        )}
        <div className="table-lobby-actions">
          {isSeated ? (
            <Button kind="quiet" onClick={() => void standUp()} testId="lobby-rise">
              {t('lobby.rise')}
            </Button>
          ) : isWatcher ? null : (
            <Button
              kind="quiet"
              disabled={!room?.lobby?.matchId}
              onClick={() => void watch(name.trim())}
              testId="lobby-watch"
            >
              {t('lobby.watch')}
            </Button>
          )}
        </div>
        <p className="about">{t('lobby.secrets')}</p>
      </div>
    </ScreenFrame>
  )
}

interface SeatsProps {
  readonly lobby: Lobby
  readonly own: string | null
  readonly canSit: boolean
  /** The player's own name. */
  readonly name: string
}

function Seats({ lobby, own, canSit, name }: SeatsProps) {
  const t = useText()
  return (
    <ul className="saves" aria-label={t('lobby.seats')}>
      {lobby.seats.map((seat) => (
        <SeatRow key={seat.seat} seat={seat} isOwn={seat.seat === own} canSit={canSit} name={name} />
      ))}
    </ul>
  )
}

interface SeatRowProps {
  readonly seat: LobbySeat
  readonly isOwn: boolean
  readonly canSit: boolean
  /** The player's own name. */
  readonly name: string
}

function SeatRow({ seat, isOwn, canSit, name }: SeatRowProps) {
  const t = useText()
  const isFree = seat.by === 'elsewhere' && seat.guest === null
  return (
    <li className="save" data-testid={`lobby-seat-${seat.seat}`}>
      <div className="save-text">
        <h3 className="save-title">
          <bdi>{seat.name}</bdi>
        </h3>
        <p className="about">{isOwn ? t('lobby.you') : t(`lobby.${stateOf(seat)}`)}</p>
      </div>
      {isFree && canSit && (
        <Button small kind="main" onClick={() => void sitDown(seat.seat, name)} testId={`lobby-take-${seat.seat}`}>
          {t('lobby.sit', { name: seat.name })}
        </Button>
      )}
    </li>
  )
}

function stateOf({ by, guest, connected }: LobbySeat) {
  if (by !== 'elsewhere') return by
  if (guest === null) return 'free'
  return connected ? 'elsewhere' : 'gone'
}
