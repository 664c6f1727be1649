import { useState } from 'react'
import { playMoves, useSession } from '../../host/session.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { useJackalView } from '../view.ts'

/** Offers to end the match once it is pressed a second time, at the start of a turn of a human at this screen (J-END). */
export function OfferEnd({ onDone }: { readonly onDone: () => void }) {
  const t = useText()
  const view = useJackalView()
  const seat = useSession((state) => state.standing?.asked?.seat ?? null)
  const mayOffer = seat !== null && view !== null && view.decision === null && !view.endOffered
  const [isSure, setSure] = useState(false)
  const offer = () => {
    if (!isSure) return setSure(true)
    onDone()
    if (seat) void playMoves(seat, [{ kind: 'offerEnd' }])
  }
  return (
    <Button disabled={!mayOffer} onClick={offer} testId="pause-offer-end">
      {t(isSure ? 'pause.offerEnd.sure' : 'pause.offerEnd')}
    </Button>
  )
}
