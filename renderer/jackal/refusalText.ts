import { ruleOf } from '../../engine/jackal/data/refusals.ts'
import type { RuleId } from '../../engine/jackal/data/ruleIds.ts'
import type { JackalRefusal } from '../../engine/jackal/types.ts'
import { REFUSALS } from '../../engine/jackal/types.ts'
import type { RefusalText } from '../hud/WhyNotice.tsx'
import type { Translate } from '../i18n/t.ts'
import { TABLE_REASONS, type TableReason, type Why } from './intent/intentState.ts'

/** Returns why a move is not allowed, and the rule behind it. */
export function refusalText(t: Translate, refusal: JackalRefusal): RefusalText {
  // In Jackal one's own ships wait for their crews' turns, too.
  const text = refusal === 'not-your-ship' ? t('refusal.other-ship') : t(`refusal.${refusal}`)
  return { text, rule: ruleOf(refusal) }
}

/** The rules behind the reasons of the table. */
const TABLE_RULES = {
  'nobody-reaches': 'J-TURN',
  'here-already': 'J-TURN',
  'no-way-out': 'J-TURN',
  'no-way-with-load': 'J-GOLD',
  'choose-first': 'J-TURN',
} as const satisfies Record<TableReason, RuleId>

/** Returns the rule behind the refusal of a gesture. */
export function ruleOfWhy({ refusal }: Pick<Why, 'refusal'>): RuleId {
  return isOfTable(refusal) ? TABLE_RULES[refusal] : ruleOf(refusal)
}

/**
 * Returns why a gesture has no effect, and its rule.
 *
 * @param asks the question that must be answered first, shown if that is the reason
 */
export function whyText(t: Translate, why: Pick<Why, 'refusal'>, asks = ''): RefusalText {
  const { refusal } = why
  const text = isOfTable(refusal) ? t(`why.${refusal}`) : refusalText(t, refusal).text
  const more = refusal === 'finish-the-move' && asks !== '' ? ` ${asks}` : ''
  return { text: `${text}${more}`, rule: ruleOfWhy(why) }
}

const isOfTable = (refusal: Why['refusal']): refusal is TableReason => TABLE_REASONS.some((one) => one === refusal)

/** Reads a refusal code that came over the wire. */
export function parseRefusal(code: string | undefined): JackalRefusal | null {
  return REFUSALS.find((refusal) => refusal === code) ?? null
}
