import { useSession } from '../../host/session.ts'
import { useText } from '../../i18n/useText.ts'
import { useRoom } from '../../remote/room.ts'
import { CasterAnswer } from '../../shell/CasterAnswer.tsx'
import { useGameParts } from '../../shell/games.ts'
import { Leading } from '../../shell/Leading.tsx'
import { Button } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useScreen } from '../../ui/screens.ts'
import { BookAndSettings, FlatTableButton } from './PauseSheet.tsx'
import './pauseSheet.css'
import { LeaveButtons } from '../join/LeaveButtons.tsx'
import { useTableName } from '../join/useTableName.ts'

/** Shows the menu of a match at the table of another computer. */
export function GuestMenu({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const match = useSession((state) => state.match)
  const isSeated = useRoom(({ room }) => room?.guest.seat != null)
  const isPlaying = useSession(({ standing }) => standing !== null && standing.outcome === null)
  const { PauseActions } = useGameParts().panels
  const closed = useScreen((state) => state.closed)
  return (
    <Dialog title={useTableName()} surface="wood" className="pause-sheet" testId="guest-menu" onClose={onClose}>
      <nav className="pause-items">
        <Button
          kind="main"
          onClick={onClose}
          autoFocus={closed !== 'rules' && closed !== 'settings'}
          testId="pause-resume"
        >
          {t('pause.resume')}
        </Button>
        <BookAndSettings />
        {match && <FlatTableButton game={match.game} onDone={onClose} />}
        {PauseActions && isSeated && <PauseActions onDone={onClose} />}
        {isPlaying && <Leading onDone={onClose} />}
        {isPlaying && <CasterAnswer onDone={onClose} />}
        <LeaveButtons isSeated={isSeated} />
      </nav>
      <p className="pause-note">{t('join.savedThere')}</p>
    </Dialog>
  )
}
