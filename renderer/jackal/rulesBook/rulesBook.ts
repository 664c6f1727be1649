import { TILE_KINDS, tileRow } from '../../../engine/jackal/data/tiles.ts'
import type { Translate } from '../../i18n/t.ts'
import type { RuleEntry } from '../../ui/rulesBook.ts'
import { tileName, tileRule } from '../log/sentences.ts'

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
