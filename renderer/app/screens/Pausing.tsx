import { playsElsewhere } from '../../../electron/contract/ipc.ts'
import { call } from '../../host/client.ts'
import { useSession } from '../../host/session.ts'
import { usePauseText } from '../../hud/frame/usePauseText.ts'
import { useText } from '../../i18n/useText.ts'
import { useIsGuest } from '../../remote/otherTable/guest.ts'
import { callTable, useRoom } from '../../remote/room.ts'
import { Button } from '../../ui/controls.tsx'
import { SureButton } from '../../ui/SureButton.tsx'
import { showProblem } from '../../ui/toasts/toasts.ts'

async function setPaused(id: string, paused: boolean): Promise<void> {
  const answer = await call('match:pause', { id, paused })
  if (!answer.ok) showProblem(answer.problem)
}

/** Pauses a match with players on other screens for everyone, or lets it go on; shows nothing in other matches and after the end. */
export function PauseButton({ onDone }: { readonly onDone: () => void }) {
  const t = useText()
  const match = useSession((state) => (state.standing?.outcome ? null : state.match))
  if (!match?.seats.some(({ player }) => playsElsewhere(player))) return null
  const isPaused = match.paused === true
  const change = () => {
    onDone()
    void setPaused(match.id, !isPaused)
  }
  return (
    <Button onClick={change} testId={isPaused ? 'pause-go-on' : 'pause-all'}>
      {t(isPaused ? 'pause.goOn' : 'pause.all')}
    </Button>
  )
}

/** Ends a match with players on other screens for everyone; shows nothing in other matches and after the end. */
export function EndButton({ onDone }: { readonly onDone: () => void }) {
  const t = useText()
  const match = useSession((state) => (state.standing?.outcome ? null : state.match))
  if (!match?.seats.some(({ player }) => playsElsewhere(player))) return null
  const end = async () => {
    onDone()
    const answer = await call('match:end', { id: match.id })
    if (!answer.ok) showProblem(answer.problem)
  }
  return (
    <SureButton label={t('pause.end')} question={t('pause.end.sure')} onSure={() => void end()} testId="pause-end" />
  )
}

/** Returns a function that lets the paused match go on; null if this screen may not. */
function useGoOn(): (() => void) | null {
  const id = useSession(({ match }) => (match?.paused ? match.id : null))
  const isGuest = useIsGuest()
  const leads = useRoom(({ room }) => room?.guest.leads === true)
  if (id === null) return null
  if (!isGuest) return () => void setPaused(id, false)
  return leads ? () => void callTable('match.pause', { paused: false }) : null
}

/** Lets the paused match go on; shows nothing on a screen that may not. */
export function GoOnButton() {
  const t = useText()
  const goOn = useGoOn()
  return (
    goOn && (
      <Button kind="main" onClick={goOn} testId="paused-go-on">
        {t('pause.goOn')}
      </Button>
    )
  )
}

/** Says that the match is paused, and lets it go on, while a curtain hides the dock that says so (`toasts.css`). */
export function PausedNotice() {
  const text = usePauseText()
  return (
    text !== null && (
      <section className="toast parchment is-notice is-pause" role="status" data-testid="paused">
        <div>
          <p>{text}</p>
          <div className="away-actions">
            <GoOnButton />
          </div>
        </div>
      </section>
    )
  )
}
