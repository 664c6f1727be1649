import type { AdmiralState } from '../../../engine/admiral/types.ts'
import { FlatCorner } from '../../flat/FlatCorner.tsx'
import { useSession } from '../../host/session.ts'
import { useWords } from '../../hud/useWords.ts'
import { actingTeam } from '../hud/fleet/fleets.ts'
import { SeaFacts } from '../hud/turn/SeaFacts.tsx'
import { useIntent } from '../intent/intent.ts'
import { useSeenLines } from './sight.ts'

/** Shows the player in turn or the asked player; wind, round, undo, log and menu. */
export function WatersCorner({ view }: { readonly view: AdmiralState }) {
  const { t, nameOf } = useWords()
  const asked = useIntent((state) => state.asked?.seat ?? null)
  const viewer = useSession((state) => state.viewer)
  const mine = t(view.offer ? 'flat.answer' : 'flat.admiral.mine')
  const title = asked !== null && asked === viewer ? mine : nameOf(asked ?? actingTeam(view))
  return (
    <FlatCorner title={view.result ? t('hud.over') : title} facts={<SeaFacts view={view} />} lines={useSeenLines()} />
  )
}
