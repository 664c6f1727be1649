import type { AdmiralState } from '../../../engine/admiral/types.ts'
import { ScreenReaderRegions } from '../../hud/screenReader/ScreenReaderRegions.tsx'
import { useTurnWords } from '../../hud/screenReader/useTurnWords.ts'
import { useWords } from '../../hud/useWords.ts'
import { actingTeam } from '../hud/fleet/fleets.ts'
import { chosenWords, planWords } from '../hud/screenReader/planWords.ts'
import { hintText } from '../hud/turn/hints.ts'
import { useIntent } from '../intent/intent.ts'
import { useSeenDeeds } from './sight.ts'

/** Announcements of the flat table: the selected unit, the plan or the reason against it, the turn, the events. */
export function WatersNews({ view }: { readonly view: AdmiralState }) {
  const { t, nameOf } = useWords()
  const intent = useIntent()
  const whose = t('spoken.turnOf', { name: nameOf(intent.asked?.seat ?? actingTeam(view)) })
  return (
    <ScreenReaderRegions
      chosen={chosenWords(intent, view, t)}
      cell={planWords({ ...intent, cursor: null }, view, t)}
      turn={useTurnWords(intent.asked && `${whose} ${hintText(t, intent)}.`)}
      deeds={useSeenDeeds()}
    />
  )
}
