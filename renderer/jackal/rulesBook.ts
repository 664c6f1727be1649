import { TILE_KINDS, type TileKind, tileRow } from '../../engine/jackal/data/tiles.ts'
import type { Translate } from '../i18n/t.ts'
import { RULE_IDS, type RuleId } from './refusalText.ts'
import { tileName, tileRule } from './sentences.ts'

/** One entry of the book of rules. */
export interface RuleEntry {
  readonly id: RuleId
  readonly title: string
  readonly text: string
  /** Kinds of tile that the rule is about, with their names and short rules. */
  readonly tiles: readonly {
    readonly kind: TileKind
    readonly name: string
    readonly rule: string
    readonly count: number
  }[]
}

/** The whole book in one language. */
export function rulesBook(t: Translate): RuleEntry[] {
  return RULE_IDS.map((id) => ({
    id,
    title: t(`rule.${id}.title`),
    text: t(`rule.${id}.text`),
    tiles: TILE_KINDS.filter((kind) => tileRow(kind).rule === id).map((kind) => ({
      kind,
      name: tileName(t, kind),
      rule: tileRule(t, kind),
      count: tileRow(kind).count,
    })),
  }))
}

/** Entries that hold every word of the query: in their id, title or text, or about one of their tiles. Best first. */
export function searchRules(book: readonly RuleEntry[], query: string): RuleEntry[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  const found = book.filter((entry) => words.every((word) => fold(allText(entry)).includes(word)))
  return words.length === 0 ? found : found.sort((a, b) => weight(b, words) - weight(a, words))
}

/** Case and the dots of ё do not matter. */
const fold = (text: string): string => text.toLocaleLowerCase().replaceAll('ё', 'е')

const headText = ({ id, title, tiles }: RuleEntry): string => [id, title, ...tiles.map(({ name }) => name)].join(' ')

function allText(entry: RuleEntry): string {
  return [headText(entry), entry.text, ...entry.tiles.map(({ rule }) => rule)].join(' ')
}

/** Words found in id, title or tile names count more than words in the text. */
function weight(entry: RuleEntry, words: readonly string[]): number {
  const head = fold(headText(entry))
  const exact = words.length === 1 && fold(entry.id) === words[0] ? 10 : 0
  return exact + words.filter((word) => head.includes(word)).length
}
