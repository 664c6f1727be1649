import { ruleOf } from '../../engine/admiral/data/refusals.ts'
import { type AdmiralRefusal, REFUSALS } from '../../engine/admiral/types.ts'
import type { RefusalText } from '../hud/Why.tsx'
import type { Translate } from '../i18n/t.ts'

/** Why a move is not allowed, and by which rule. */
export function refusalText(t: Translate, refusal: AdmiralRefusal): RefusalText {
  // Out of play is said of men elsewhere; here it is a ship or a fort.
  const text = refusal === 'out-of-play' ? t('refusal.sunk-or-silent') : t(`refusal.${refusal}`)
  return { text, rule: ruleOf(refusal) }
}

/** Reads a refusal code that came over the wire. */
export function parseRefusal(code: string | undefined): AdmiralRefusal | null {
  return REFUSALS.find((refusal) => refusal === code) ?? null
}
