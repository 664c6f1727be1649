import { lazy, Suspense, useState } from 'react'
import type { Lobby } from '../../../../electron/contract/screens.ts'
import { useText } from '../../../i18n/useText.ts'
import { gameText } from '../../../remote/lobby/TableWords.tsx'
import { giveName, standUp, watch } from '../../../remote/room.ts'
import { Button } from '../../../ui/controls.tsx'
import { useFlatGame } from '../match/useFlatGame.ts'
import { NameField } from './NameField.tsx'
import { useIsPainted } from './useIsPainted.ts'

const PhoneRules = lazy(async () => ({ default: (await import('../rules/PhoneRules.tsx')).PhoneRules }))

interface OwnSeatProps {
  readonly lobby: Lobby
  readonly seat: string
}

/** Shows the player's side with its flag, the goal of the game in one line, and the way to its rules. */
export function OwnSeat({ lobby, seat }: OwnSeatProps) {
  const t = useText()
  const game = useFlatGame(useIsPainted() ? lobby.game : null)
  const [isRulesOpen, setRulesOpen] = useState(false)
  return (
    <section className="seat-table parchment">
      <div className="own-seat">
        <h2 className="own-side title" data-testid="lobby-you">
          {game && <game.SeatFlag seat={seat} width={2.5} />}
          {t('seat.youAre', { side: game?.seatName(t, seat) ?? '…' })}
        </h2>
        <Button onClick={() => setRulesOpen(true)} testId="lobby-rules">
          {t('seat.rules')}
        </Button>
      </div>
      {/* the texts of a game come with it */}
      <p data-testid="lobby-goal">{game && t(`lobby.goal.${lobby.game}`)}</p>
      <p className="seat-soft">{gameText(t, lobby)}</p>
      {isRulesOpen && (
        <Suspense>
          <PhoneRules game={lobby.game} onClose={() => setRulesOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}

/** Says that a seated player waits, and lets them choose another name. */
export function SeatDock({ name: known }: { readonly name: string }) {
  const t = useText()
  const [name, setName] = useState(known)
  const isNew = name.trim() !== '' && name.trim() !== known
  return (
    <section className="seat-dock wood">
      <p className="seat-wait" role="status">
        {t('lobby.wait')}
      </p>
      <form
        className="seat-rename"
        onSubmit={(event) => {
          event.preventDefault()
          if (isNew) void giveName(name.trim())
        }}
      >
        <NameField label={t('lobby.name')} name={name} onChange={setName} />
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

/** Says that a screen with a watching address waits for the next match. */
export function Watcher({ isOn }: { readonly isOn: boolean }) {
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
