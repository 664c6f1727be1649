import { playsElsewhere } from '../../../electron/contract/ipc.ts'
import { call } from '../../host/client.ts'
import { useSession } from '../../host/session.ts'
import { useText } from '../../i18n/useText.ts'
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

/** Says over the table that the match is paused, and lets it go on. */
export function PausedNotice() {
  const t = useText()
  const id = useSession(({ match }) => (match?.paused ? match.id : null))
  if (id === null) return null
  return (
    <section className="toast parchment is-notice" role="status" data-testid="paused">
      <div>
        <p>{t('pause.told')}</p>
        <div className="away-actions">
          <Button small kind="main" onClick={() => void setPaused(id, false)} testId="paused-go-on">
            {t('pause.goOn')}
          </Button>
        </div>
      </div>
    </section>
  )
}
