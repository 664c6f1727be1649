import { call } from '../../host/client.ts'
import { useSession } from '../../host/session.ts'
import { playOut } from '../../host/skipAhead.ts'
import { seatsHere } from '../../host/viewer.ts'
import { isAgainstBots } from '../../hud/ownSeats.ts'
import { useText } from '../../i18n/useText.ts'
import { SureButton } from '../../ui/SureButton.tsx'
import { showProblem } from '../../ui/toasts/toasts.ts'

/** Shows the two ways to the result for a person who plays only against bots; shows nothing in other matches. */
export function GivingUp({ onDone }: { readonly onDone: () => void }) {
  const t = useText()
  const match = useSession((state) => state.match)
  const isOver = useSession(({ standing }) => standing === null || standing.outcome !== null)
  const [seat] = match && isAgainstBots(match.seats) ? seatsHere(match.seats) : []
  if (!match || seat === undefined || isOver) return null
  const giveUp = async () => {
    onDone()
    const answer = await call('match:giveUp', { id: match.id, seat })
    if (!answer.ok) showProblem(answer.problem)
  }
  const leaveToBots = () => {
    onDone()
    void playOut(seat)
  }
  return (
    <>
      <SureButton
        label={t('pause.playOut')}
        question={t('pause.playOut.sure')}
        onSure={leaveToBots}
        testId="pause-play-out"
      />
      <SureButton
        label={t('pause.giveUp')}
        question={t('pause.giveUp.sure')}
        onSure={() => void giveUp()}
        testId="pause-give-up"
      />
    </>
  )
}
