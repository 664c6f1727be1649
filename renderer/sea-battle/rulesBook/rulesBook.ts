import { FLAGS, FLEET } from '../../../engine/sea-battle/data/fleet.ts'
import { RULE_IDS, type RuleId } from '../../../engine/sea-battle/data/ruleIds.ts'
import type { Translate } from '../../i18n/t.ts'
import type { RuleEntry, RuleFigure } from '../../ui/rulesBook.ts'
import { MARKS } from '../hud/legend/legend.ts'
import { CHARTED, CHARTS, type ChartName } from './charts.ts'

const LENGTHS = [4, 3, 2, 1] as const

const FIGURES: Readonly<Partial<Record<RuleId, (t: Translate) => readonly RuleFigure[]>>> = {
  'S-FLAG': (t) => FLAGS.map((flag) => ({ id: `flag/${flag}`, name: t(`flag.${flag}`), rule: '', count: null })),
  'S-FLEET': (t) =>
    LENGTHS.map((length) => ({
      id: `ship/${length}`,
      name: t(`ship.${length}`),
      rule: '',
      count: FLEET.filter((one) => one === length).length,
    })),
  'S-MARKS': (t) => MARKS.map((mark) => ({ id: `mark/${mark}`, name: t(`mark.${mark}`), rule: '', count: null })),
}

/** Returns Sea Battle's part of the book of rules. */
export function rulesBook(t: Translate): RuleEntry[] {
  return RULE_IDS.map((id) => ({
    id,
    title: t(`rule.${id}.title`),
    text: t(`rule.${id}.text`),
    figures: FIGURES[id]?.(t) ?? chartsOf(t, id),
  }))
}

function chartsOf(t: Translate, id: RuleId): readonly RuleFigure[] {
  const charted: Readonly<Partial<Record<RuleId, readonly ChartName[]>>> = CHARTED
  const names = charted[id] ?? []
  return names.map((name) => ({ id: `chart/${name}`, name: t(CHARTS[name].name), rule: '', count: null }))
}
