import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { FlatDock } from '../../../flat/FlatDock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { isEndAdvised } from '../../intent/layingOut.ts'
import { offerOf } from '../../intent/targets.ts'
import { endReasonText } from '../../log/endReason.ts'
import { whyText } from '../../refusalText.ts'
import { useLater } from '../later.ts'
import { useIsCovered } from '../sight.ts'
import { HiddenDock } from './HiddenDock.tsx'
import { OrdersDock } from './OrdersDock.tsx'

/** Everything that is pressed in Admiral: orders, and the panels of what is being chosen. */
export function WatersDock({ view }: { readonly view: AdmiralState }) {
  const { t } = useWords()
  const isAsked = useIntent((state) => state.asked !== null)
  const why = useIntent((state) => state.why)
  return (
    <FlatDock
      asked={isAsked ? <Asked view={view} /> : null}
      vain={why && whyText(t, why).text}
      {...(view.result && { reason: endReasonText(t, view, view.result) })}
    />
  )
}

function Asked({ view }: { readonly view: AdmiralState }) {
  const intent = useIntent()
  const isCovered = useIsCovered()
  const later = useLater()
  if (view.assigning.length > 0) return later && <later.AssignDock view={view} />
  if (isCovered && tellsCaptains(intent)) return <HiddenDock />
  if (isEndAdvised(intent) || !isChoosing(intent)) return <OrdersDock view={view} intent={intent} />
  return later && <later.Choosing view={view} />
}

/** Whether what is asked shows by itself who commands a ship. */
const tellsCaptains = (intent: IntentState): boolean => offerOf(intent) !== null || intent.prompt?.kind === 'captain'

/** Whether an order is being prepared, or an offer is to be answered. */
function isChoosing(intent: IntentState): boolean {
  return offerOf(intent) !== null || intent.prompt !== null || intent.course !== null
}
