import { useSession } from '../host/session.ts'
import { useText } from '../i18n/useText.ts'
import { callTable, useRoom } from '../remote/room.ts'
import { Button } from '../ui/controls.tsx'
import { SureButton } from '../ui/SureButton.tsx'

/** Pauses and ends the match for everyone, on the guest's screen that the table allows to; shows nothing on others. */
export function Leading({ onDone }: { readonly onDone: () => void }) {
  const t = useText()
  const leads = useRoom(({ room }) => room?.guest.leads === true)
  const isPaused = useSession(({ match }) => match?.paused === true)
  const lead = (method: 'match.pause' | 'match.end', params = {}) => {
    onDone()
    void callTable(method, params)
  }
  if (!leads) return null
  return (
    <>
      <Button onClick={() => lead('match.pause', { paused: !isPaused })} testId="seat-pause-all">
        {t(isPaused ? 'seat.goOn' : 'seat.pauseAll')}
      </Button>
      <SureButton
        label={t('seat.endAll')}
        question={t('seat.endAll.sure')}
        onSure={() => lead('match.end')}
        testId="seat-end-all"
      />
    </>
  )
}
