import { lazy, Suspense, useState } from 'react'
import type { JackalState } from '../../../../engine/jackal/types.ts'
import { FlatLog } from '../../../flat/FlatLog.tsx'
import { HideButton } from '../../../flat/HideButton.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { useShownStore } from '../../../playback/shownStore.ts'
import { Button } from '../../../ui/controls.tsx'
import { closedCount } from '../../hud/deck/deck.ts'
import { useIntent } from '../../intent/intent.ts'
import { useMatchLines } from '../../log/logLines.tsx'
import { useJackalView } from '../../view.ts'
import { useOffering } from '../dock/OfferDock.tsx'
import { hasSeenTiles } from '../seenTiles.ts'
import { AimCard } from './AimCard.tsx'

/** What is looked at: the touched cell while nothing is asked, the last deeds, what is still hidden. */
export function IslandSide({ view }: { readonly view: JackalState }) {
  const lines = useMatchLines()
  const known = useJackalView()
  const busy = useShownStore((state) => state.busy)
  const cell = useIntent(({ asked, cursor }) => (asked && !busy ? null : cursor))
  return (
    <>
      {cell !== null && <AimCard cell={cell} />}
      <section className="isle-log parchment">
        <FlatLog lines={lines} shown={3}>
          <DeckButton view={view} />
          <OfferButton view={view} />
          {known && hasSeenTiles(known) && <HideButton />}
        </FlatLog>
      </section>
    </>
  )
}

const DeckSheet = lazy(async () => ({ default: (await import('../../hud/deck/DeckSheet.tsx')).DeckSheet }))

/** How many tiles are still closed; opens the list of their kinds. */
function DeckButton({ view }: { readonly view: JackalState }) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)} testId="flat-deck">
        {closedCount(view)} {t('hud.hidden')}
      </Button>
      <Suspense>{isOpen && <DeckSheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

/** At the start of a turn the end of the match may be offered (J-END). */
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
