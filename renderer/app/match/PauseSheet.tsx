import type { GameId, MatchInfo } from '../../../electron/contract/ipc.ts'
import { call } from '../../host/client.ts'
import { askCoach, coachedNow, whyNoCoach } from '../../host/coach.ts'
import { useSession } from '../../host/session.ts'
import { DealNote } from '../../hud/DealNote.tsx'
import { useMatchName } from '../../i18n/useMatchName.ts'
import { useText } from '../../i18n/useText.ts'
import { isPuzzle } from '../../school/leftover.ts'
import { useHasTableChoice, useIsFlat } from '../../shell/flat/useFlatTable.ts'
import { useGameParts } from '../../shell/games.ts'
import { useIsCaptured } from '../../ui/captured.ts'
import { Button } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { wantGoal } from '../../ui/goalAsked.ts'
import { chooseTable } from '../../ui/graphics.ts'
import { openPrivateWindow } from '../../ui/PrivateWindowButton.tsx'
import { closeSheets, openSheet, useScreen } from '../../ui/screens.ts'
import { showNotice, showProblem } from '../../ui/toasts/toasts.ts'
import { TitleDialog } from '../saves/SaveDialogs.tsx'
import { AwayList } from '../screens/AwaySeats.tsx'
import { EndButton, PauseButton } from '../screens/Pausing.tsx'
import { GivingUp } from './GivingUp.tsx'
import { leaveToLessons, leaveToMenu } from './leaveToMenu.ts'
import './pauseSheet.css'

interface PauseSheetProps {
  readonly onClose: () => void
}

/** Shows the menu of a running match. */
export function PauseSheet({ onClose }: PauseSheetProps) {
  const t = useText()
  const match = useSession((state) => state.match)
  const { PauseActions } = useGameParts().panels
  const closed = useScreen((state) => state.closed)
  const lesson = match?.lesson !== undefined && (isPuzzle(match) ? 'puzzle' : 'lesson')
  return (
    <Dialog title={t('pause.title')} surface="wood" className="pause-sheet" testId="pause" onClose={onClose}>
      <AwayList />
      <nav className="pause-items">
        <Button
          kind="main"
          onClick={onClose}
          autoFocus={closed === null || !['copy', 'rules', 'screens', 'settings'].includes(closed)}
          testId="pause-resume"
        >
          {t('pause.resume')}
        </Button>
        {!lesson && <MatchItems />}
        <BookAndSettings />
        {match && <FlatTableButton game={match.game} onDone={onClose} />}
        {!lesson && PauseActions && <PauseActions onDone={onClose} />}
        {!lesson && <PauseButton onDone={onClose} />}
        {!lesson && <EndButton onDone={onClose} />}
        {!lesson && <GivingUp onDone={onClose} />}
        {lesson && (
          <Button onClick={() => void leaveToLessons()} testId="pause-lessons">
            {t(`${lesson}.leave`)}
          </Button>
        )}
        <Button onClick={() => void leaveToMenu()} testId="pause-menu">
          {t('pause.menu')}
        </Button>
      </nav>
      <p className="pause-note">{t(lesson ? `${lesson}.kept` : 'pause.saved')}</p>
      {match && <DealNote match={match} />}
    </Dialog>
  )
}

/** Shows the items for matches. A lesson does not need them: it has no other players and states its own goal. */
function MatchItems() {
  const t = useText()
  const closed = useScreen((state) => state.closed)
  return (
    <>
      <Button onClick={() => openSheet({ name: 'copy' })} autoFocus={closed === 'copy'} testId="pause-save">
        {t('pause.saveAs')}
      </Button>
      <Button onClick={() => openSheet({ name: 'screens' })} autoFocus={closed === 'screens'} testId="pause-screens">
        {t('menu.screens')}
      </Button>
      <PrivateWindowItem />
      <GoalButton />
      <CoachButton />
    </>
  )
}

/** Opens the private window; shown in a window that is captured for a stream. */
function PrivateWindowItem() {
  const t = useText()
  const isCaptured = useIsCaptured()
  return (
    isCaptured && (
      <Button onClick={() => void openPrivateWindow()} testId="pause-private">
        {t('private.title')}
      </Button>
    )
  )
}

/** Asks the coach; shown if only bots play against the player. */
function CoachButton() {
  const t = useText()
  const may = useSession((state) => whyNoCoach(state) === null)
  const ask = () => {
    closeSheets()
    if (coachedNow().phase === 'quiet') void askCoach()
  }
  return (
    may && (
      <Button onClick={ask} testId="pause-coach">
        {t('coach.ask')}
      </Button>
    )
  )
}

/** Shows the goal of the match. */
function GoalButton() {
  const t = useText()
  const show = () => {
    closeSheets()
    wantGoal(true)
  }
  return (
    <Button onClick={show} testId="pause-goal">
      {t('goal.title')}
    </Button>
  )
}

/** Shows the buttons for the rules and the settings. The button of the sheet that was closed last gets the focus. */
export function BookAndSettings() {
  const t = useText()
  const closed = useScreen((state) => state.closed)
  return (
    <>
      <Button
        onClick={() => openSheet({ name: 'rules', query: '' })}
        autoFocus={closed === 'rules'}
        testId="pause-rules"
      >
        {t('menu.rules')}
      </Button>
      <Button onClick={() => openSheet({ name: 'settings' })} autoFocus={closed === 'settings'} testId="pause-settings">
        {t('menu.settings')}
      </Button>
    </>
  )
}

interface FlatTableButtonProps {
  readonly game: GameId
  readonly onDone: () => void
}

/** Switches between the flat table and 3D. Shows nothing if the game or the computer has only one of them. */
export function FlatTableButton({ game, onDone }: FlatTableButtonProps) {
  const t = useText()
  const isFlat = useIsFlat(game)
  if (!useHasTableChoice(game)) return null
  const toggle = () => {
    chooseTable(!isFlat)
    onDone()
  }
  return (
    <Button onClick={toggle} testId="pause-flat">
      {t(isFlat ? 'flat.leave' : 'flat.to')}
    </Button>
  )
}

interface CopySheetProps {
  readonly match: MatchInfo
  readonly onCancel: () => void
  readonly onDone: () => void
}

/** Saves a copy of the match under a name. */
export function CopySheet({ match, onCancel, onDone }: CopySheetProps) {
  const t = useText()
  const nameOf = useMatchName()
  const copy = async (title: string) => {
    const answer = await call('saves:copy', { id: match.id, title })
    if (answer.ok) showNotice(t('pause.copied', { title: nameOf(answer.value) }))
    else showProblem(answer.problem)
    onDone()
  }
  return <TitleDialog action="copy" match={match} onCancel={onCancel} onDone={(title) => void copy(title)} />
}
