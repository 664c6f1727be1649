import { useState } from 'react'
import { playMoves, useSession } from '../../host/session.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { Presses } from '../../ui/presses.ts'
import { useJackalView } from '../view.ts'

/** Slower than any double click: whoever presses again has read what he is asked. */
const APART = 600

/** Offers to end the match once it is pressed a second time, at the start of a turn of a human at this screen (J-END). */
export function OfferEnd({ onDone }: { readonly onDone: () => void }) {
  const t = useText()
  const view = useJackalView()
  const seat = useSession((state) => state.standing?.asked?.seat ?? null)
  const isDue = seat !== null && view !== null && view.decision === null
  const obstacle = !isDue ? t('pause.offerEnd.turn') : view.endOffered ? t('pause.offerEnd.once') : null
  const [isSure, setSure] = useState(false)
  const [presses] = useState(() => new Presses(APART))
  const offer = () => {
    if (!presses.isNew() || obstacle !== null) return
    if (!isSure) return setSure(true)
    onDone()
    if (seat) void playMoves(seat, [{ kind: 'offerEnd' }])
  }
  return (
    <Button blocked={obstacle} onClick={offer} testId="pause-offer-end">
      <span>{t(isSure ? 'pause.offerEnd.sure' : 'pause.offerEnd')}</span>
      {obstacle !== null && (
        <span className="pause-obstacle" aria-hidden="true">
          {obstacle}
        </span>
      )}
    </Button>
  )
}
