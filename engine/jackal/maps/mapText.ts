import { deckFor, landIn } from '../data/boards.ts'
import { TILE_KINDS, type TileKind } from '../data/tiles.ts'
import { isSameDeck, sizeOf } from '../deck.ts'
import { type Board, type Deck, SIDES, VARIANTS, type Variant } from '../types.ts'

/** The error in the text of a map. */
export type MapTextFaultCode =
  | 'no-rows'
  | 'unknown-sign'
  | 'uneven-row'
  | 'too-wide'
  | 'too-high'
  | 'second-harbour'
  | 'unknown-variant'
  | 'variant-twice'
  | 'unknown-kind'
  | 'kind-twice'
  | 'no-count'
  | 'wrong-deck'

/** A fault by its place in the text: line and column from 1. */
export interface MapTextFault {
  readonly code: MapTextFaultCode
  readonly row: number
  readonly column: number
  /** The text at fault. */
  readonly text: string
}

export type ParsedMap =
  | {
      readonly ok: true
      readonly board: Board
      /** The variant that the text names; null if it names none. */
      readonly variant: Variant | null
    }
  | { readonly ok: false; readonly fault: MapTextFault }

/** The maximum number of files and ranks of a board. */
export const LARGEST_MAP = 25
const SIGNS = '#~=SWNE'
const DECK_TITLE = 'deck'
const VARIANT_TITLE = 'variant'

interface Line {
  readonly text: string
  readonly row: number
}

/**
 * Reads a map from text: one line per row, from north to south, in the symbols of `Board.map`. Ignores empty lines
 * around the map and spaces around each row. A line such as `variant archipelago` may name the variant for which it is
 * drawn. A line `deck` and lines such as `chest-1 5` may follow; without them the variant's deck is scaled to the size
 * of the map. `mapFaults` checks whether the map is playable and fair.
 * @param fallback the variant of a text that names none.
 */
export function parseMap(text: string, fallback: Variant): ParsedMap {
  const lines = text.split('\n').map((line, i): Line => ({ text: line.trimEnd(), row: i + 1 }))
  const filled = lines.filter((line) => line.text.trim() !== '')
  const title = filled.findIndex((line) => line.text.trim() === DECK_TITLE)
  const drawn = title < 0 ? filled : filled.slice(0, title)
  const sayings = drawn.filter(saysVariant)
  const rows = drawn.filter((line) => !saysVariant(line))
  const fault = rowsFault(rows) ?? variantFault(sayings)
  if (fault) return { ok: false, fault }
  const variant = sayings[0] ? variantIn(sayings[0]) : null
  const map = rows.map((line) => line.text.trim())
  if (title < 0) return { ok: true, board: { map, deck: deckFor(landIn(map), variant ?? fallback) }, variant }
  const deck = parseDeck(filled[title] as Line, filled.slice(title + 1), landIn(map)) // found above
  return deck.ok ? { ok: true, board: { map, deck: deck.deck }, variant } : deck
}

/** Returns the words of a line. */
const wordsOf = ({ text }: Line): readonly string[] => text.trim().split(/\s+/)

const saysVariant = (line: Line): boolean => wordsOf(line)[0] === VARIANT_TITLE

const variantIn = (line: Line): Variant | null =>
  VARIANTS.find((one) => wordsOf(line).slice(1).join(' ') === one) ?? null

function variantFault([first, second]: readonly Line[]): MapTextFault | null {
  if (!first) return null
  if (second) return faultAt('variant-twice', second, 0)
  if (variantIn(first)) return null
  return faultAt('unknown-variant', first, VARIANT_TITLE.length + 1, wordsOf(first).slice(1).join(' '))
}

function rowsFault(rows: readonly Line[]): MapTextFault | null {
  const [first] = rows
  if (!first) return { code: 'no-rows', row: 1, column: 1, text: '' }
  const tooMany = rows[LARGEST_MAP]
  if (tooMany) return faultAt('too-high', tooMany, 0)
  const drawn = new Set<string>()
  for (const row of rows) {
    const fault = rowFault(row, first.text.trim().length, drawn)
    if (fault) return fault
  }
  return null
}

function rowFault(row: Line, width: number, drawn: Set<string>): MapTextFault | null {
  const signs = row.text.trim()
  for (const [i, sign] of [...signs].entries()) {
    if (!SIGNS.includes(sign)) return faultAt('unknown-sign', row, i, sign)
    if (!SIDES.some((side) => side === sign)) continue
    if (drawn.has(sign)) return faultAt('second-harbour', row, i, sign)
    drawn.add(sign)
  }
  if (signs.length > LARGEST_MAP) return faultAt('too-wide', row, LARGEST_MAP)
  return signs.length === width ? null : faultAt('uneven-row', row, Math.min(signs.length, width))
}

/** Returns a fault at a sign of a line, counted from 0 without the leading spaces. */
function faultAt(code: MapTextFaultCode, { text, row }: Line, sign: number, what = text.trim()): MapTextFault {
  return { code, row, column: text.length - text.trimStart().length + sign + 1, text: what }
}

type ParsedDeck = { readonly ok: true; readonly deck: Deck } | Extract<ParsedMap, { ok: false }>

function parseDeck(title: Line, lines: readonly Line[], land: number): ParsedDeck {
  const deck = new Map<TileKind, number>()
  for (const line of lines) {
    const [name = '', count = '', ...more] = wordsOf(line)
    const kind = TILE_KINDS.find((one) => one === name)
    if (!kind) return { ok: false, fault: faultAt('unknown-kind', line, 0, name) }
    if (deck.has(kind)) return { ok: false, fault: faultAt('kind-twice', line, 0, name) }
    if (!/^\d{1,3}$/.test(count) || more.length > 0) {
      return { ok: false, fault: faultAt('no-count', line, name.length + 1, [count, ...more].join(' ')) }
    }
    deck.set(kind, Number(count))
  }
  const read: Deck = Object.fromEntries(deck)
  if (sizeOf(read) !== land) return { ok: false, fault: faultAt('wrong-deck', title, 0, `${sizeOf(read)}`) }
  return { ok: true, deck: read }
}

/** Writes a map in the form that `parseMap` reads, with its variant. Omits a deck that follows from map and variant. */
export function printMapText({ map, deck }: Board, variant: Variant): string {
  const rows = `${map.join('\n')}\n\n${VARIANT_TITLE} ${variant}\n`
  if (isSameDeck(deck, deckFor(landIn(map), variant))) return rows
  const kinds = TILE_KINDS.filter((kind) => (deck[kind] ?? 0) > 0)
  return `${rows}\n${DECK_TITLE}\n${kinds.map((kind) => `${kind} ${deck[kind]}\n`).join('')}`
}
