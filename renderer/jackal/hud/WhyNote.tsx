import { useWords } from '../../hud/useWords.ts'
import { Why } from '../../hud/Why.tsx'
import { useIntent } from '../intent/intent.ts'
import { whyText } from '../refusalText.ts'
import { actionHint } from './turn/actionHint.ts'

const close = () => useIntent.setState({ why: null })

/** The reason why the clicked cell cannot be chosen, with its rule, until the next deed. */
export function WhyNote() {
  const words = useWords()
  const { t } = words
  const why = useIntent((state) => state.why)
  const asks = useIntent((intent) => actionHint(intent, words))
  if (!why) return null
  return (
    <section className="parchment is-why" aria-label={t('why.title')} data-testid="why" data-fleeting="">
      <Why refusal={whyText(t, why, asks)} onClose={close} />
    </section>
  )
}
