import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import type { AdmiralState } from '../../../engine/admiral/types.ts'
import { FlatFrame } from '../../flat/FlatFrame.tsx'
import { statusNamed } from '../hud/fleet/fleets.ts'
import { FactList } from '../hud/orders/FactList.tsx'
import { PicturesOf } from '../hud/pictures.tsx'
import { QuestionFacts } from '../hud/questions/Question.tsx'
import { FleetPlates } from '../hud/scores/FleetPlates.tsx'
import { useIntent } from '../intent/intent.ts'
import { WatersBoard } from './board/WatersBoard.tsx'
import { WatersDock } from './dock/WatersDock.tsx'
import { loadLater, useLater } from './later.ts'
import { FlatUnit } from './picture/FlatUnit.tsx'
import { WatersSide } from './side/WatersSide.tsx'
import { useSight } from './sight.ts'
import { WatersCorner } from './WatersCorner.tsx'
import { WatersNews } from './WatersNews.tsx'
import '../hud/card/seaCard.css'
import './picture/picture.css'
import './watersTable.css'

const CaptainsSheet = lazy(async () => ({
  default: (await import('../hud/captains/CaptainsSheet.tsx')).CaptainsSheet,
}))

/** The flat table of Admiral: the sea, the squadrons, and the possible orders. */
export function WatersTable() {
  const view = useSight()
  const later = useLater()
  const [isSheetOpen, openSheet] = useState(false)
  useEffect(() => void loadLater(), [])
  const pictures = useMemo(
    () => ({
      Unit: FlatUnit,
      Card: later?.CaptainCard ?? null,
      openCaptains: () => openSheet(true),
      nameOf: () => null,
    }),
    [later],
  )
  if (!view) return null
  return (
    <PicturesOf value={pictures}>
      <QuestionFacts value={FactList}>
        <FlatFrame
          foot="tall"
          corner={<WatersCorner view={view} />}
          scores={<FleetPlates view={view} />}
          board={<WatersBoard view={view} />}
          card={<LookedAt view={view} />}
          side={<WatersSide view={view} />}
          dock={<WatersDock view={view} />}
          news={<WatersNews view={view} />}
        />
        <Suspense>{isSheetOpen && <CaptainsSheet onClose={() => openSheet(false)} />}</Suspense>
      </QuestionFacts>
    </PicturesOf>
  )
}

/** Shows the ship or fort that is touched or selected. */
function LookedAt({ view }: { readonly view: AdmiralState }) {
  const looked = useIntent((state) => state.hoveredUnit ?? state.target ?? state.selected)
  const Card = useLater()?.UnitCard
  const status = statusNamed(view, looked ?? view.activation?.ship ?? null)
  return status && Card && <Card view={view} status={status} />
}
