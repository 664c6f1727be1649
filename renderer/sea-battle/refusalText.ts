import { ruleOf } from '../../engine/sea-battle/data/refusals.ts'
import { REFUSALS, type SeaBattleRefusal } from '../../engine/sea-battle/types.ts'
import type { RefusalText } from '../hud/WhyNotice.tsx'
import type { Translate } from '../i18n/t.ts'
import type { RefusedShot } from './intent/aim.ts'

/** Returns why a move is not allowed, and the rule behind it. */
export function refusalText(t: Translate, refusal: SeaBattleRefusal): RefusalText {
  return { text: t(`refusal.${refusal}`), rule: ruleOf(refusal) }
}

/** Returns why a shot was refused, or must be chosen again, and the rule behind it. */
export function refusedShotText(t: Translate, { why }: Pick<RefusedShot, 'why'>): RefusalText {
  if (why === 'sure-water') return { title: t('why.sure-water.title'), text: t('why.sure-water'), rule: 'S-MARKS' }
  return why === 'own-sea' ? { text: t('why.own-sea'), rule: 'S-SHOT' } : refusalText(t, why)
}

/** Reads a refusal code that came over the wire. */
export function parseRefusal(code: string): SeaBattleRefusal | null {
  return REFUSALS.find((refusal) => refusal === code) ?? null
}
