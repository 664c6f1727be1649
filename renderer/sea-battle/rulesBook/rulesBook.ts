import { FLAGS, FLEET } from '../../../engine/sea-battle/data/fleet.ts'
import type { Translate } from '../../i18n/t.ts'
import type { RuleEntry, RuleFigure } from '../../ui/rulesBook.ts'
import { MARKS } from '../hud/legend/legend.ts'

/** The rules that the book explains, in its order. */
export const RULE_IDS = [
  'S-FLAG',
  'S-FIELD',
  'S-FLEET',
  'S-PLACE',
  'S-FIRST',
  'S-SHOT',
  'S-MARKS',
  'S-WIN',
  'S-SECRET',
  'S-INSPECT',
] as const
export type RuleId = (typeof RULE_IDS)[number]

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

/** Sea Battle's part of the book of rules. */
export function rulesBook(t: Translate): RuleEntry[] {
  return RULE_IDS.map((id) => ({
    id,
    title: t(`rule.${id}.title`),
    text: t(`rule.${id}.text`),
    figures: FIGURES[id]?.(t) ?? [],
  }))
}
