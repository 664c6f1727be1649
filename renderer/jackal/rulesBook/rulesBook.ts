import { RULE_IDS } from '../../../engine/jackal/data/ruleIds.ts'
import { TILE_KINDS, tileRow } from '../../../engine/jackal/data/tiles.ts'
import type { Translate } from '../../i18n/t.ts'
import type { RuleEntry } from '../../ui/rulesBook.ts'
import { tileName, tileRule } from '../log/sentences.ts'

/** Jackal's part of the book of rules, with its tiles. */
export function rulesBook(t: Translate): RuleEntry[] {
  return RULE_IDS.map((id) => ({
    id,
    title: t(`rule.${id}.title`),
    text: t(`rule.${id}.text`),
    figures: TILE_KINDS.filter((kind) => tileRow(kind).rule === id).map((kind) => ({
      id: kind,
      name: tileName(t, kind),
      rule: tileRule(t, kind),
      count: tileRow(kind).count,
    })),
  }))
}
