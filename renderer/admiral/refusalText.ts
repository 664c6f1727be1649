import { printCell } from '../../engine/admiral/cells.ts'
import { ruleOf } from '../../engine/admiral/data/refusals.ts'
import type { FarReason } from '../../engine/admiral/foresight.ts'
import { type AdmiralRefusal, REFUSALS } from '../../engine/admiral/types.ts'
import type { RefusalText } from '../hud/WhyNotice.tsx'
import type { Translate } from '../i18n/t.ts'
import { TABLE_REASONS, type TableReason, type Why } from './intent/intentState.ts'

/** Returns why a move is not allowed, and by which rule. */
export function refusalText(t: Translate, refusal: AdmiralRefusal): RefusalText {
  // Elsewhere "out of play" refers to men; here it is a ship or a fort.
  const text = refusal === 'out-of-play' ? t('refusal.sunk-or-silent') : t(`refusal.${refusal}`)
  return { text, rule: ruleOf(refusal) }
}

/** The rules that keep the rose hidden. */
const ROSE_RULES = {
  'rose-begun': 'A-FRESH',
  'rose-calm': 'A-CALM',
  'rose-storm': 'A-STORM',
  'rose-planning': 'A-FRESH',
} as const

/** The rules behind the table's own reasons. */
const TABLE_RULES = {
  'no-ship-chosen': 'A-ROUND',
  'no-way-back': 'A-FRESH',
  'aim-first': 'A-FIRE',
  'salvo-alone': 'A-FIRE',
  'others-wait': 'A-ROUND',
  'nobody-else': 'A-ROUND',
  'no-such-number': 'A-ROUND',
} as const satisfies Record<TableReason, string>

const isOfTable = (refusal: Why['refusal']): refusal is TableReason => TABLE_REASONS.some((one) => one === refusal)

/** The rules that keep a ship from a cell. */
const FAR_RULES = { land: 'A-FIELD', reef: 'A-FIELD', calm: 'A-CALM' } as const satisfies Partial<
  Record<FarReason, string>
>

function farText(t: Translate, { course }: Why): RefusalText {
  const { reason, points } = course ?? { reason: 'far', points: 0 }
  const rules: Partial<Record<FarReason, string>> = FAR_RULES
  return { text: t(`why.far.${reason}`, { n: points }), rule: rules[reason] ?? 'A-FRESH' }
}

function shotText(t: Translate, { shot }: Why): RefusalText {
  if (!shot) return refusalText(t, 'no-guns-bear')
  const { barrier, distance, range, nearest } = shot
  const text = t(`why.shot.${barrier}`, { n: distance, range })
  const where = nearest === undefined ? '' : `${t('why.shot.nearest', { at: printCell(nearest) })} `
  return { text: `${where}${text}`, rule: 'A-FIRE' }
}

/** Returns why something cannot be chosen or seen, and by which rule. */
export function whyText(t: Translate, why: Why): RefusalText {
  const { refusal } = why
  if (isOfTable(refusal)) return { text: t(`why.${refusal}`), rule: TABLE_RULES[refusal] }
  switch (refusal) {
    case 'out-of-reach':
      return farText(t, why)
    case 'out-of-shot':
      return shotText(t, why)
    case 'rose-begun':
    case 'rose-calm':
    case 'rose-storm':
    case 'rose-planning':
      return { text: t(`why.${refusal}`), rule: ROSE_RULES[refusal] }
    default:
      return refusalText(t, refusal)
  }
}

/** Reads a refusal code that was received over the wire. */
export function parseRefusal(code: string | undefined): AdmiralRefusal | null {
  return REFUSALS.find((refusal) => refusal === code) ?? null
}
