import { UNPRINTABLE } from '../../../electron/contract/plainText.ts'
import { printCell } from '../../../engine/jackal/cells.ts'
import { LEAST_LAND } from '../../../engine/jackal/maps/mapFaults.ts'
import type { MapTextFault } from '../../../engine/jackal/maps/mapText.ts'
import type { Board, Cell, Side } from '../../../engine/jackal/types.ts'
import type { Language, Translate } from '../../i18n/t.ts'
import { tileName } from '../log/sentences.ts'
import type { SketchFault } from './sketchFaults.ts'

/** The words of a language. */
export interface Speech {
  readonly t: Translate
  readonly language: Language
}

/** The most cells that are named; for more only their number is shown. */
const MOST_NAMED = 4

/** Returns a fault of a sketch with its place, in a sentence. */
export function faultText({ t, language }: Speech, board: Board, fault: SketchFault): string {
  switch (fault.code) {
    case 'deck-size':
      return t('workshop.fault.deck-size', { tiles: fault.tiles, land: fault.land })
    case 'deck-single':
    case 'deck-variant':
      return t(`workshop.fault.${fault.code}`, { kind: tileName(t, fault.tile) })
    case 'uneven-rows':
    case 'too-large':
      return t(`workshop.fault.${fault.code}`)
    case 'too-little-land':
      return t('workshop.fault.too-little-land', { n: fault.cells.length, least: LEAST_LAND })
    default: {
      const cells = cellsText(t, board, fault.cells)
      const sides = sidesText({ t, language }, fault.sides)
      return t(`workshop.fault.${fault.code}`, { cells, sides })
    }
  }
}

function cellsText(t: Translate, board: Board, cells: readonly Cell[]): string {
  const named = cells.slice(0, MOST_NAMED).map((cell) => printCell(board, cell))
  const more = cells.length - named.length
  return more > 0 ? t('workshop.more-cells', { cells: named.join(', '), n: more }) : named.join(', ')
}

function sidesText({ t, language }: Speech, sides: readonly Side[]): string {
  return new Intl.ListFormat(language).format(sides.map((side) => t(`workshop.side.${side}`)))
}

/** The fault of a map's text: one of its lines, or too few of them. */
export type FileFault = MapTextFault | (Omit<MapTextFault, 'code'> & { readonly code: 'too-small' })

/** The most quoted characters of a file. */
const MOST_QUOTED = 24

/** Returns the fault in a file, with the line and the character. */
export function fileFaultText(t: Translate, { code, row, column, text }: FileFault): string {
  const why = t(`workshop.file.${code}`, { text: quoted(text) })
  return t('workshop.file.place', { row, column, why })
}

/** Returns text of a file in a form for a sentence: short, invisible characters by their numbers. */
function quoted(text: string): string {
  const signs = [...text].map((sign) => (sign.search(UNPRINTABLE) < 0 ? sign : codePoint(sign)))
  return signs.length > MOST_QUOTED ? `${signs.slice(0, MOST_QUOTED).join('')}…` : signs.join('')
}

const codePoint = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
