import type { SeaBattleState } from '../../../engine/sea-battle/types.ts'
import { ScreenReaderRegions } from '../../hud/screenReader/ScreenReaderRegions.tsx'
import { useTurnWords } from '../../hud/screenReader/useTurnWords.ts'
import { useWords } from '../../hud/useWords.ts'
import { useLetters } from '../coordinates.ts'

import { isPlacing } from '../fleets.ts'
import { placementWords } from '../hud/screenReader/placementWords.ts'
import { useDeeds } from '../hud/screenReader/useDeeds.ts'
import { useAim } from '../intent/aim.ts'
import { placeMove } from '../placement/berthing.ts'
import { usePlacement } from '../placement/placementStore.ts'
import { refusedShotText } from '../refusalText.ts'

/** The announcements of the flat table; cells say their own names. */
export function SeaNews({ view }: { readonly view: SeaBattleState }) {
  return (
    <ScreenReaderRegions
      chosen={useHeldWords()}
      cell={useVainWords()}
      turn={useTurnWords(useAskedWords(view))}
      deeds={useDeeds()}
    />
  )
}

/** Returns why an attempt out of turn did nothing, or must be repeated. */
function useVainWords(): string {
  const { t } = useWords()
  const refused = useAim((state) => state.refused)
  return refused?.why === 'not-your-turn' || refused?.why === 'sure-water' ? refusedShotText(t, refused).text : ''
}

/** Returns the words for the ship in hand, its place and whether it may lie there. */
function useHeldWords(): string {
  const { t } = useWords()
  const language = useLetters()
  const placement = usePlacement()
  return placement.held ? placementWords(placement, { t, language }) : ''
}

function useAskedWords(view: SeaBattleState): string | null {
  const { t } = useWords()
  const placement = usePlacement()
  const aiming = useAim((state) => state.open.size > 0)
  if (placement.seat !== null) return t(placeMove(placement) ? 'hint.place.ready' : 'flat.sea.place')
  return aiming && !isPlacing(view) ? t('hint.fire') : null
}
