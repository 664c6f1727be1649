import { lazy, Suspense, useState } from 'react'
import { useSession } from '../../../host/session.ts'
import { useText } from '../../../i18n/useText.ts'
import { standUp, useRoom } from '../../../remote/room.ts'
import { CasterAnswer } from '../../../shell/CasterAnswer.tsx'
import { Leading } from '../../../shell/Leading.tsx'
import { Button } from '../../../ui/controls.tsx'
import { PageMenu } from '../../PageMenu.tsx'
import type { SeatTable } from '../../table3d/SeatTable.tsx'
import { SeatFacts } from './SeatFacts.tsx'
import { ShowIn3d } from './ShowIn3d.tsx'

const PhoneRules = lazy(async () => ({ default: (await import('../rules/PhoneRules.tsx')).PhoneRules }))

interface SeatMenuProps {
  readonly onShowIn3d: (Table: typeof SeatTable) => void
  /** Null while the flat table is shown. */
  readonly onShowFlat: (() => void) | null
  readonly onClose: () => void
}

/** Shows the menu of a seat: its side and goal, rules, language, sound, the kind of table, and the ways to leave. */
export function SeatMenu({ onShowIn3d, onShowFlat, onClose }: SeatMenuProps) {
  const t = useText()
  const isSeated = useRoom(({ room }) => room?.guest.seat != null)
  const isPlaying = useSession(({ standing }) => standing !== null && standing.outcome === null)
  const game = useSession(({ match }) => match?.game ?? null)
  const [isAsked, setAsked] = useState(false)
  const [isRulesOpen, setRulesOpen] = useState(false)
  const showIn3d = (Table: typeof SeatTable) => {
    onClose()
    onShowIn3d(Table)
  }
  const leave = () => {
    onClose()
    useRoom.setState({ isWatching: false })
    if (isSeated) void standUp()
  }
  if (isRulesOpen && game)
    return (
      <Suspense>
        <PhoneRules game={game} onClose={onClose} />
      </Suspense>
    )
  return (
    <PageMenu title={t('seat.menu')} testId="seat-menu" onClose={onClose}>
      <SeatFacts />
      <Button onClick={() => setRulesOpen(true)} testId="seat-rules">
        {t('seat.rules')}
      </Button>
      {onShowFlat ? (
        <Button onClick={onShowFlat} testId="seat-flat">
          {t('flat.to')}
        </Button>
      ) : (
        <ShowIn3d onLoaded={showIn3d} />
      )}
      {isPlaying && <Leading onDone={onClose} />}
      {isPlaying && <CasterAnswer onDone={onClose} />}
      {isAsked && <p role="status">{t('seat.rise.sure')}</p>}
      {isAsked && (
        <Button kind="main" onClick={onClose} testId="seat-stay">
          {t('seat.rise.stay')}
        </Button>
      )}
      <Button
        kind={isAsked ? 'danger' : 'quiet'}
        onClick={isSeated && isPlaying && !isAsked ? () => setAsked(true) : leave}
        testId={isAsked ? 'seat-leave-sure' : 'seat-leave'}
        key={isAsked ? 'sure' : 'ask'}
      >
        {t(isSeated ? 'lobby.rise' : 'seat.toLobby')}
      </Button>
    </PageMenu>
  )
}
