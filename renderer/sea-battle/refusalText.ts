import { ruleOf } from '../../engine/sea-battle/data/refusals.ts'
import { REFUSALS, type SeaBattleRefusal } from '../../engine/sea-battle/types.ts'
import type { RefusalText } from '../hud/Why.tsx'
import type { Translate } from '../i18n/t.ts'

/** Why a move is not allowed, and by which rule. */
export function refusalText(t: Translate, refusal: SeaBattleRefusal): RefusalText {
  return { text: t(`refusal.${refusal}`), rule: ruleOf(refusal) }
}

/** Reads a refusal code that came over the wire. */
export function parseRefusal(code: string): SeaBattleRefusal | null {
  return REFUSALS.find((refusal) => refusal === code) ?? null
}
