import { CAPTAINS } from '../../../engine/admiral/data/captains.ts'
import { RULE_IDS, type RuleId } from '../../../engine/admiral/data/ruleIds.ts'
import { numbersIn, RULESET } from '../../../engine/admiral/data/ruleset.ts'
import { SHIP_CLASSES, STRENGTHS } from '../../../engine/admiral/types.ts'
import { opening, type Translate } from '../../i18n/t.ts'
import type { RuleEntry, RuleFigure, RuleTable } from '../../ui/rulesBook.ts'
import { className } from '../names.ts'

/** Drawings that stand alone beside a rule, by the rule. */
export const DRAWN = {
  'A-FIELD': 'field',
  'A-HEAD': 'headings',
  'A-FRESH': 'manoeuvres',
  'A-CALM': 'calm',
  'A-STORM': 'storm',
  'A-FIRE': 'arcs',
  'A-REPLY': 'reply',
  'A-CROSS': 'crossing',
  'A-BOARD': 'boarding',
  'A-PORT': 'port',
  'A-SCENARIO': 'treasure',
} as const satisfies Partial<Record<RuleId, string>>

export type DrawingId = (typeof DRAWN)[keyof typeof DRAWN]

const FIGURES: Readonly<Partial<Record<RuleId, (t: Translate) => readonly RuleFigure[]>>> = {
  'A-CLASS': (t) => [
    ...(['unit', 'base'] as const).flatMap((picture) =>
      SHIP_CLASSES.map((kind) => ({ id: `${picture}/${kind}`, name: className(t, kind), rule: '', count: null })),
    ),
    { id: 'unit/fort', name: className(t, 'fort'), rule: '', count: null },
    { id: 'tag/galleon', name: t('rule.A-CLASS.tag'), rule: '', count: null },
  ],
  'A-ROUND': (t) =>
    STRENGTHS.map((strength) => ({ id: `wind/${strength}`, name: t(`wind.${strength}`), rule: '', count: null })),
  'C-CAPTAINS': (t) =>
    CAPTAINS.map((captain) => ({
      id: `captain/${captain}`,
      name: t(`captain.${captain}`),
      rule: t(`captain.${captain}.rule`),
      count: null,
    })),
}

const NUMBERS = numbersIn(RULESET)

/** Returns the numbers of ships and forts in the default ruleset. */
function numbersTable(t: Translate): RuleTable {
  const ships = SHIP_CLASSES.map((kind) => {
    const { shots, hull, range, drift, straight, diagonal, calmStraight, calmDiagonal } = NUMBERS.classes[kind]
    const inCalm = calmStraight > 0 ? `${calmStraight} / ${calmDiagonal}` : '–'
    return { kind, cells: [shots, hull, range, `${straight} / ${diagonal}`, inCalm, drift] }
  })
  const { shots, hull, range } = NUMBERS.fort
  return {
    columns: (['shots', 'hull', 'range', 'sails', 'calm', 'drift'] as const).map((name) => t(`rule.A-CLASS.${name}`)),
    rows: [...ships, { kind: 'fort' as const, cells: [shots, hull, range, '–', '–', '–'] }].map(({ kind, cells }) => ({
      name: opening(className(t, kind)),
      cells: cells.map(String),
    })),
  }
}

/** Returns Admiral's part of the book of rules. */
export function rulesBook(t: Translate): RuleEntry[] {
  return RULE_IDS.map((id) => ({
    id,
    title: t(`rule.${id}.title`),
    text: t(`rule.${id}.text`),
    figures: FIGURES[id]?.(t) ?? drawingOf(t, id),
    ...(id === 'A-CLASS' && { table: numbersTable(t) }),
  }))
}

function drawingOf(t: Translate, id: RuleId): readonly RuleFigure[] {
  const drawings: Partial<Record<RuleId, DrawingId>> = DRAWN
  const drawing = drawings[id]
  return drawing ? [{ id: `drawing/${drawing}`, name: t(`rule.${id}.title`), rule: '', count: null }] : []
}
