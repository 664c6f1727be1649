import { useRef } from 'react'
import { useCellAnchor } from '../../../hud/panels/panels.ts'
import { type RefusalText, useReadingTime, Why as WhyNot } from '../../../hud/Why.tsx'
import type { Translate } from '../../../i18n/t.ts'
import { useText } from '../../../i18n/useText.ts'
import { useIntent } from '../../intent/intent.ts'
import type { Why } from '../../intent/intentState.ts'
import { refusalText } from '../../refusalText.ts'
import './bubble.css'

const closeWhy = () => useIntent.setState({ why: null })

/** Beside a cell: why what was asked for cannot be done. */
export function WhyBubble({ why: { cell, refusal } }: { readonly why: Why }) {
  const t = useText()
  const ref = useRef<HTMLElement>(null)
  useCellAnchor(ref, cell, 'right')
  useReadingTime(closeWhy)
  return (
    <section
      ref={ref}
      className="adm-bubble parchment is-why"
      aria-label={t('why.title')}
      data-testid="why"
      role="status"
    >
      <WhyNot refusal={whyText(t, refusal)} onClose={closeWhy} />
    </section>
  )
}

function whyText(t: Translate, refusal: Why['refusal']): RefusalText {
  return refusal === 'out-of-reach' ? { text: t('why.outOfReach'), rule: 'A-FRESH' } : refusalText(t, refusal)
}
