import { CLASSIC_ISLAND } from '../../../engine/jackal/data/boards.ts'
import type { RuleId } from '../../../engine/jackal/data/ruleIds.ts'
import { TILE_KINDS, type TileKind, tileRow } from '../../../engine/jackal/data/tiles.ts'
import type { Translate } from '../../i18n/t.ts'
import type { OnePage, OnePageRow } from '../../ui/onePage.ts'
import { boardWords, deckWords } from '../boardWords.ts'
import { tileName, tileRule } from '../log/sentences.ts'

/** Returns Jackal on one page; its words for board and deck are those of the classic island. */
export function onePage(t: Translate): OnePage {
  const deck = deckWords(t, CLASSIC_ISLAND.deck)
  const inDeck = (kind: TileKind) => (CLASSIC_ISLAND.deck[kind] ?? 0) > 0
  const told = (id: 'turn' | 'gold' | 'fight' | 'end') => ({
    id,
    title: t(`onePage.jackal.${id}.title`),
    lines: t(`onePage.jackal.${id}.text`).split('\n'),
    rows: [],
  })
  const setUp = t('onePage.jackal.prepare.text', { tiles: deck.tiles, side: boardWords(CLASSIC_ISLAND).side })
  return {
    goal: t('onePage.jackal.goal', { coins: deck.coins }),
    parts: [
      { id: 'prepare', title: t('onePage.jackal.prepare.title'), lines: setUp.split('\n'), rows: [] },
      told('turn'),
      told('gold'),
      told('fight'),
      told('end'),
      {
        id: 'tiles',
        title: t('onePage.jackal.tiles.title'),
        lines: [t('onePage.jackal.tiles.text')],
        rows: rowsOf(t, TILE_KINDS.filter(inDeck)),
      },
      {
        id: 'extra',
        title: t('onePage.jackal.extra.title'),
        lines: [],
        rows: TILE_KINDS.filter((kind) => !inDeck(kind)).map((kind) => rowOf(t, [kind])),
      },
    ],
  }
}

/** Returns a row for each rule of tiles: all arrows in one, all chests in one. */
function rowsOf(t: Translate, kinds: readonly TileKind[]): readonly OnePageRow[] {
  const rules = new Set(kinds.map((kind) => tileRow(kind).rule))
  return [...rules].map((rule) =>
    rowOf(
      t,
      kinds.filter((kind) => tileRow(kind).rule === rule),
    ),
  )
}

function rowOf(t: Translate, kinds: readonly TileKind[]): OnePageRow {
  const [first] = kinds
  const figures = kinds.map((id) => ({
    id,
    name: tileName(t, id),
    rule: tileRule(t, id),
    count: CLASSIC_ISLAND.deck[id] ?? null,
  }))
  const own = first && kinds.length === 1 ? { name: tileName(t, first), rule: tileRule(t, first) } : null
  return { figures, ...(own ?? sharedWords(t, kinds)) }
}

/** Returns the common words of the kinds of one rule, with the number of each. */
function sharedWords(t: Translate, kinds: readonly TileKind[]) {
  const rule = kinds[0] === undefined ? 'J-EMPTY' : tileRow(kinds[0]).rule
  return { name: t(`rule.${rule}.title`), rule: sharedRule(t, rule, kinds) }
}

function sharedRule(t: Translate, rule: RuleId, kinds: readonly TileKind[]): string {
  const rows = kinds.map((kind) => ({ kind, ...tileRow(kind) }))
  const range = (numbers: readonly number[]) => `${Math.min(...numbers)}–${Math.max(...numbers)}`
  switch (rule) {
    case 'J-TURNTABLE':
      return t('onePage.jackal.turntable', {
        steps: rows.map(({ kind, steps = 1 }) => `${tileName(t, kind).toLocaleLowerCase()} ${steps}`).join(', '),
      })
    case 'J-CHEST':
      return t('onePage.jackal.chest', { coins: range(rows.map(({ coins = 0 }) => coins)) })
    case 'J-BOTTLE':
      return t('onePage.jackal.bottle', { bottles: range(rows.map(({ bottles = 0 }) => bottles)) })
    default:
      return t('onePage.jackal.arrow')
  }
}
