import type { AdmiralRefusal } from '../../../../engine/admiral/types.ts'
import type { Translate } from '../../../i18n/t.ts'
import type { Order } from '../../intent/orders.ts'

/** Refusals with a word or two for the button; the full text of the others is shown when the order is given. */
const SHORT = [
  'no-guns-bear',
  'no-shots-left',
  'chaser-fires-once',
  'already-done',
  'prize-inactive',
  'repair-only',
  'storm-no-sailing',
  'calm-no-way',
  'no-turn-in-calm-move',
  'no-points-left',
  'move-is-over',
  'way-blocked',
  'not-alongside',
  'fort-still-fires',
  'not-in-port',
  'wrong-repair',
] as const satisfies readonly AdmiralRefusal[]

/** The short reason if no unit can be given the order. */
const NOBODY: Partial<Record<Order, (typeof SHORT)[number]>> = { fire: 'no-guns-bear', board: 'not-alongside' }

/** Returns why an order is greyed, short enough for its button; empty if only the full sentence can say it. */
export function shortWhy(t: Translate, order: Order, refusal: AdmiralRefusal | null): string {
  // The rules refuse these two to a ship that can still do other things.
  if (order === 'repair' && refusal === 'repair-only') return t('order.why.repair-begun')
  if (order === 'turn' && refusal === 'move-is-over') return t('order.why.turn-begun')
  const known = refusal === null ? NOBODY[order] : SHORT.find((one) => one === refusal)
  return known ? t(`order.why.${known}`) : ''
}
