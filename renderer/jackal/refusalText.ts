import { ruleOf } from '../../engine/jackal/data/refusals.ts'
import type { JackalRefusal } from '../../engine/jackal/types.ts'
import { REFUSALS } from '../../engine/jackal/types.ts'
import type { RefusalText } from '../hud/Why.tsx'
import type { TextKey, Translate } from '../i18n/t.ts'

/** Why a move is not allowed, and by which rule. */
export function refusalText(t: Translate, refusal: JackalRefusal): RefusalText {
  return { text: t(`refusal.${refusal}`), rule: ruleOf(refusal) }
}

/** Reads a refusal code that came over the wire. */
export function parseRefusal(code: string | undefined): JackalRefusal | null {
  return REFUSALS.find((refusal) => refusal === code) ?? null
}

/** The texts of a rule; null for an id that the book does not hold. */
export function ruleKeys(rule: string): { readonly title: TextKey; readonly text: TextKey } | null {
  return RULE_IDS.some((id) => id === rule) ? keysOf(rule as RuleId) : null // just found in the list
}

const keysOf = (rule: RuleId): { readonly title: TextKey; readonly text: TextKey } => ({
  title: `rule.${rule}.title`,
  text: `rule.${rule}.text`,
})

/** The rules that the book explains, in its order. */
export const RULE_IDS = [
  'J-BOARD',
  'J-DECK',
  'J-SEATS',
  'J-TURN',
  'J-SHIP',
  'J-GOLD',
  'J-HIT',
  'J-DEATH',
  'J-SWIM',
  'J-END',
  'J-EMPTY',
  'J-ARROW',
  'J-HORSE',
  'J-TURNTABLE',
  'J-ICE',
  'J-TRAP',
  'J-CROCODILE',
  'J-CANNIBAL',
  'J-CAVE',
  'J-EARTHQUAKE',
  'J-GROVE',
  'J-FORT',
  'J-ABORIGINE',
  'J-CHEST',
  'J-GALLEON',
  'J-AIRPLANE',
  'J-CARAMBA',
  'J-BALLOON',
  'J-CANNON',
  'J-LIGHTHOUSE',
  'J-BEN',
  'J-MISSIONARY',
  'J-FRIDAY',
  'J-BOTTLE',
  'J-RUM',
  'J-THICKET',
] as const
export type RuleId = (typeof RULE_IDS)[number]
