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

/** Cells that are named; of more the number is told. */
const MOST_NAMED = 4

/** What is wrong with a sketch and where, in a sentence. */
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

/** What is wrong with the text of a map: a fault of its lines, or too few of them. */
export type FileFault = MapTextFault | (Omit<MapTextFault, 'code'> & { readonly code: 'too-small' })

/** Characters of a file that are quoted. */
const MOST_QUOTED = 24

/** What is wrong in a file, with the line and the character. */
export function fileFaultText(t: Translate, { code, row, column, text }: FileFault): string {
  const why = t(`workshop.file.${code}`, { text: quoted(text) })
  return t('workshop.file.place', { row, column, why })
}

/** Text of a file as it can stand in a sentence: short, a sign that cannot be shown by its number. */
function quoted(text: string): string {
  const signs = [...text].map((sign) => (sign.search(UNPRINTABLE) < 0 ? sign : codePoint(sign)))
  return signs.length > MOST_QUOTED ? `${signs.slice(0, MOST_QUOTED).join('')}…` : signs.join('')
}

const codePoint = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
