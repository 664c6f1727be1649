import type { JackalState } from '../../../../engine/jackal/types.ts'
import { FlatLog } from '../../../flat/FlatLog.tsx'
import { HideButton } from '../../../flat/HideButton.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { Button } from '../../../ui/controls.tsx'
import { useIntent } from '../../intent/intent.ts'
import { useMatchLines } from '../../log/logLines.tsx'
import { useJackalView } from '../../view.ts'
import { useOffering } from '../dock/offering.ts'
import { hasSeenTiles } from '../seenTiles.ts'

/** The last deeds, and rarely used buttons. */
export function IslandSide({ view }: { readonly view: JackalState }) {
  const known = useJackalView()
  return (
    <FlatLog lines={useMatchLines()}>
      <OfferButton view={view} />
      {known && hasSeenTiles(known) && <HideButton />}
    </FlatLog>
  )
}

/** Offers the end of the match at the start of a turn (J-END). */
function OfferButton({ view }: { readonly view: JackalState }) {
  const { t } = useWords()
  const asked = useIntent((state) => state.asked)
  if (!asked || view.decision !== null || view.endOffered) return null
  return (
    <Button kind="quiet" onClick={() => useOffering.setState({ asked })} testId="flat-offer-end">
      {t('pause.offerEnd')}
    </Button>
  )
}
