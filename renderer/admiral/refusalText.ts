import { ruleOf } from '../../engine/admiral/data/refusals.ts'
import { type AdmiralRefusal, REFUSALS } from '../../engine/admiral/types.ts'
import type { RefusalText } from '../hud/Why.tsx'
import type { Translate } from '../i18n/t.ts'
import type { Why } from './intent/intentState.ts'

/** Why a move is not allowed, and by which rule. */
export function refusalText(t: Translate, refusal: AdmiralRefusal): RefusalText {
  // Out of play is said of men elsewhere; here it is a ship or a fort.
  const text = refusal === 'out-of-play' ? t('refusal.sunk-or-silent') : t(`refusal.${refusal}`)
  return { text, rule: ruleOf(refusal) }
}

/** Where the rules say what keeps the rose from being seen. */
const ROSE_RULES = {
  'rose-begun': 'A-FRESH',
  'rose-calm': 'A-CALM',
  'rose-storm': 'A-STORM',
  'rose-planning': 'A-FRESH',
} as const

/** Why something cannot be chosen or seen, and by which rule. */
export function whyText(t: Translate, refusal: Why['refusal']): RefusalText {
  switch (refusal) {
    case 'out-of-reach':
      return { text: t('why.outOfReach'), rule: 'A-FRESH' }
    case 'rose-begun':
    case 'rose-calm':
    case 'rose-storm':
    case 'rose-planning':
      return { text: t(`why.${refusal}`), rule: ROSE_RULES[refusal] }
    default:
      return refusalText(t, refusal)
  }
}

/** Reads a refusal code that came over the wire. */
export function parseRefusal(code: string | undefined): AdmiralRefusal | null {
  return REFUSALS.find((refusal) => refusal === code) ?? null
}
