import { useWords } from '../../../hud/useWords.ts'
import { ruleTitle } from '../../../i18n/words.ts'
import { useIntent } from '../../intent/intent.ts'
import { whyText } from '../../refusalText.ts'

/** Why what was touched or pressed cannot be done, and by which rule where there is a book of them. The spoken board says it, too. */
export function WhyNote() {
  const { t } = useWords()
  const why = useIntent((state) => state.why)
  if (!why) return null
  const { text, rule } = whyText(t, why)
  const title = ruleTitle(t, rule)
  return (
    <p className="waters-why" data-testid="why">
      {text} {title !== null && <small>{t('why.rule', { rule: title })}</small>}
    </p>
  )
}
