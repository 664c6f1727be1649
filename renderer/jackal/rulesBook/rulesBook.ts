import { CLASSIC_ISLAND } from '../../../engine/jackal/data/boards.ts'
import { RULE_IDS, type RuleId } from '../../../engine/jackal/data/ruleIds.ts'
import { TILE_KINDS, tileRow } from '../../../engine/jackal/data/tiles.ts'
import type { Translate } from '../../i18n/t.ts'
import type { RuleEntry, RuleFigure } from '../../ui/rulesBook.ts'
import { boardWords, deckWords } from '../boardWords.ts'
import { tileName, tileRule } from '../log/sentences.ts'
import { WATERS } from './waters.ts'

/** Returns Jackal's part of the book of rules, with its tiles. */
export function rulesBook(t: Translate): RuleEntry[] {
  return RULE_IDS.map((id) => ({
    id,
    title: t(`rule.${id}.title`),
    text: textOf(t, id),
    figures: [...(id === 'J-ARCH' ? watersOf(t) : []), ...tilesOf(t, id)],
  }))
}

function tilesOf(t: Translate, id: RuleId): readonly RuleFigure[] {
  const kinds = TILE_KINDS.filter((kind) => tileRow(kind).rule === id)
  return kinds.map((kind) => ({
    id: kind,
    name: tileName(t, kind),
    rule: tileRule(t, kind),
    count: CLASSIC_ISLAND.deck[kind] ?? null,
  }))
}

function watersOf(t: Translate): readonly RuleFigure[] {
  return WATERS.map((id) => ({ id, name: t(`waters.${id}.name`), rule: t(`waters.${id}.rule`), count: null }))
}

/** Returns the text of a rule; its words for board and deck are those of the classic island. */
function textOf(t: Translate, id: RuleId): string {
  const deck = deckWords(t, CLASSIC_ISLAND.deck)
  if (id === 'J-BOARD') return t('rule.J-BOARD.text', { ...boardWords(CLASSIC_ISLAND), tiles: deck.tiles })
  return id === 'J-DECK' ? t('rule.J-DECK.text', deck) : t(`rule.${id}.text`)
}
