import { useEffect, useRef } from 'react'
import { useCellAnchor } from '../../../hud/cellAnchors.ts'
import { type RefusalText, Why as WhyNot } from '../../../hud/Why.tsx'
import type { Translate } from '../../../i18n/t.ts'
import { useText } from '../../../i18n/useText.ts'
import { useIntent } from '../../intent/intent.ts'
import type { Why } from '../../intent/intentState.ts'
import { refusalText } from '../../refusalText.ts'
import './bubble.css'

/** How long an explanation stays by itself, in ms. */
const READING_TIME = 7000

/** Beside a cell: why what was asked for cannot be done. */
export function WhyBubble({ why: { cell, refusal } }: { readonly why: Why }) {
  const t = useText()
  const ref = useRef<HTMLElement>(null)
  useCellAnchor(ref, cell, null)
  const close = () => useIntent.setState({ why: null })
  useEffect(() => {
    const timer = setTimeout(() => useIntent.setState({ why: null }), READING_TIME)
    return () => clearTimeout(timer)
  }, [])
  return (
    <section
      ref={ref}
      className="adm-bubble parchment is-why"
      aria-label={t('why.title')}
      data-testid="why"
      role="status"
    >
      <WhyNot refusal={whyText(t, refusal)} onClose={close} />
    </section>
  )
}

function whyText(t: Translate, refusal: Why['refusal']): RefusalText {
  return refusal === 'out-of-reach' ? { text: t('why.outOfReach'), rule: 'A-FRESH' } : refusalText(t, refusal)
}
