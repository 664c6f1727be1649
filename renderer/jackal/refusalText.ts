import { ruleOf } from '../../engine/jackal/data/refusals.ts'
import type { JackalRefusal } from '../../engine/jackal/types.ts'
import { REFUSALS } from '../../engine/jackal/types.ts'
import type { RefusalText } from '../hud/Why.tsx'
import type { Translate } from '../i18n/t.ts'

/** Why a move is not allowed, and by which rule. */
export function refusalText(t: Translate, refusal: JackalRefusal): RefusalText {
  return { text: t(`refusal.${refusal}`), rule: ruleOf(refusal) }
}

/** Reads a refusal code that came over the wire. */
export function parseRefusal(code: string | undefined): JackalRefusal | null {
  return REFUSALS.find((refusal) => refusal === code) ?? null
}
