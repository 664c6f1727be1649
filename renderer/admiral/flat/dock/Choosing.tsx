import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { BubbleFrame } from '../../hud/bubbles/Bubble.tsx'
import { ChoicePanel } from '../../hud/orders/ChoicePanel.tsx'
import { useIntent } from '../../intent/intent.ts'
import { ChoiceDock } from './ChoiceDock.tsx'

/** The order that is being prepared, or the offer that is to be answered. */
export function Choosing({ view }: { readonly view: AdmiralState }) {
  const intent = useIntent()
  return (
    <BubbleFrame value={ChoiceDock}>
      <ChoicePanel intent={intent} view={view} />
    </BubbleFrame>
  )
}
