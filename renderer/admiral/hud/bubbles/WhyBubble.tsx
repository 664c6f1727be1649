import { useRef } from 'react'
import { useCellAnchor } from '../../../hud/panels/panels.ts'
import { Why as WhyNot } from '../../../hud/Why.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useIntent } from '../../intent/intent.ts'
import type { Why } from '../../intent/intentState.ts'
import { whyText } from '../../refusalText.ts'
import './bubble.css'

const closeWhy = () => useIntent.setState({ why: null })

/** Beside a cell: why what was asked for cannot be done. The spoken board says it, so this is no live region. */
export function WhyBubble({ why }: { readonly why: Why }) {
  const t = useText()
  const ref = useRef<HTMLElement>(null)
  useCellAnchor(ref, why.cell, 'right')
  return (
    <section ref={ref} className="adm-bubble parchment is-why" aria-label={t('why.title')} data-testid="why">
      <WhyNot refusal={whyText(t, why)} onClose={closeWhy} />
    </section>
  )
}
