import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { FlatDock } from '../../../flat/FlatDock.tsx'
import { useFlatShell } from '../../../flat/shell.ts'
import { useWords } from '../../../hud/useWords.ts'
import { actingTeam } from '../../hud/fleet/fleets.ts'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { isQuestionOpen } from '../../intent/layingOut.ts'
import { offerOf } from '../../intent/targets.ts'
import { endReasonText } from '../../log/endReason.ts'
import { whyText } from '../../refusalText.ts'
import { useLater } from '../later.ts'
import { useIsCovered } from '../sight.ts'
import { HiddenDock } from './HiddenDock.tsx'
import { OrdersDock } from './OrdersDock.tsx'

/** All buttons of Admiral: orders, and the panels of the open choice. */
export function WatersDock({ view }: { readonly view: AdmiralState }) {
  const { t } = useWords()
  const isAsked = useIntent((state) => state.asked !== null)
  const why = useIntent((state) => state.why)
  return (
    <FlatDock
      asked={isAsked ? <Asked view={view} /> : null}
      watched={t('dock.adm.moves', { team: t(`fleet.${actingTeam(view)}.short`) })}
      vain={why && whyText(t, why).text}
      {...(view.result && { reason: endReasonText(t, view, view.result) })}
    />
  )
}

function Asked({ view }: { readonly view: AdmiralState }) {
  const intent = useIntent()
  const isCovered = useIsCovered()
  const later = useLater()
  const { coach } = useFlatShell()
  if (view.assigning.length > 0)
    return later && <later.AssignDock view={view} cover={isCovered ? <HiddenDock /> : null} coach={coach} />
  if (isCovered && tellsCaptains(intent)) return <HiddenDock />
  if (!isQuestionOpen(intent)) return <OrdersDock view={view} intent={intent} />
  return later && <later.ChosenQuestion intent={intent} view={view} />
}

/** Returns whether the question alone reveals which captain commands a ship. */
const tellsCaptains = (intent: IntentState): boolean => offerOf(intent) !== null || intent.prompt?.kind === 'captain'
