import { fileOf, rankOf } from '../../engine/sea-battle/cells.ts'
import type { Cell } from '../../engine/sea-battle/types.ts'
import type { Language } from '../i18n/t.ts'

/** Letters of the files as players say them; Russian boards leave out Ё and Й (S-FIELD). */
export const FILE_LETTERS: Readonly<Record<Language, string>> = { ru: 'АБВГДЕЖЗИК', en: 'ABCDEFGHIJ' }

/** A cell as players of a language call it: `Г7`, `D7`. */
export function coordinateOf(cell: Cell, language: Language): string {
  return `${FILE_LETTERS[language][fileOf(cell)] ?? ''}${rankOf(cell) + 1}`
}
