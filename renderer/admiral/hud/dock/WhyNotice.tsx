import { RuleButton } from '../../../hud/Why.tsx'
import { useText } from '../../../i18n/useText.ts'
import type { Why } from '../../intent/intentState.ts'
import { whyText } from '../../refusalText.ts'

/** Why something cannot be done, with the rule behind it. The spoken board says it to screen readers. */
export function WhyNotice({ why }: { readonly why: Why }) {
  const { text, rule } = whyText(useText(), why)
  return (
    <span className="dock-why" data-testid="why">
      <span aria-hidden="true">{text}</span> <RuleButton rule={rule} />
    </span>
  )
}
