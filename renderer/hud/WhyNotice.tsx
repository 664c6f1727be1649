import { useText } from '../i18n/useText.ts'
import { ruleTitle } from '../i18n/words.ts'
import { openSheet } from '../ui/screens.ts'
import './why.css'

/** The reason why a move is not allowed, and the rule behind it. */
export interface RefusalText {
  readonly text: string
  /** The heading, if nothing is forbidden. */
  readonly title?: string
  /** Rule id, e.g. `J-GOLD`. */
  readonly rule: string
}

/** The reason why something is impossible, in place of a prompt. The spoken board says it to screen readers. */
export function WhyNotice({ refusal: { text, rule } }: { readonly refusal: RefusalText }) {
  return (
    <span className="dock-why" data-testid="why">
      <span aria-hidden="true">{text}</span> <RuleButton rule={rule} />
    </span>
  )
}

/** Opens the book of rules at a rule, by its title. Draws nothing without a book, as on pages for other screens. */
export function RuleButton({ rule }: Pick<RefusalText, 'rule'>) {
  const t = useText()
  const title = ruleTitle(t, rule)
  if (title === null) return null
  return (
    <button
      type="button"
      className="why-rule"
      onClick={() => openSheet({ name: 'rules', query: rule })}
      data-testid="why-rule"
    >
      {t('why.rule', { rule: title })}
    </button>
  )
}
