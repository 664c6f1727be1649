import { playMoves, useSession } from '../../host/session.ts'
import { useText } from '../../i18n/useText.ts'
import { SureButton } from '../../ui/SureButton.tsx'
import { useJackalView } from '../view.ts'

/** Offers to end the match at the second press, at the start of a turn of a human at this screen (J-END). */
export function OfferEnd({ onDone }: { readonly onDone: () => void }) {
  const t = useText()
  const view = useJackalView()
  const seat = useSession((state) => state.standing?.asked?.seat ?? null)
  const isDue = seat !== null && view !== null && view.decision === null
  const obstacle = !isDue ? t('pause.offerEnd.turn') : view.endOffered ? t('pause.offerEnd.once') : null
  const offer = () => {
    onDone()
    if (seat) void playMoves(seat, [{ kind: 'offerEnd' }])
  }
  return (
    <SureButton
      label={t('pause.offerEnd')}
      question={t('pause.offerEnd.sure')}
      obstacle={obstacle}
      onSure={offer}
      testId="pause-offer-end"
    />
  )
}
