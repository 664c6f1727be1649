import { fileOf, rankOf } from '../../engine/sea-battle/cells.ts'
import type { Cell } from '../../engine/sea-battle/types.ts'
import type { Language } from '../i18n/t.ts'
import { useLanguage } from '../i18n/useText.ts'
import { pageTable } from '../playback/pageTable.ts'
import { useTableGame } from '../playback/useShownTable.ts'

/** Letters of the files as players say them; Russian boards leave out Ё and Й (S-FIELD). */
export const FILE_LETTERS: Readonly<Record<Language, string>> = { ru: 'АБВГДЕЖЗИК', en: 'ABCDEFGHIJ' }

/** Returns the language whose letters name the cells: the same for all screens of one table, else the reader's. */
export function useLetters(): Language {
  const language = useLanguage((state) => state.language)
  return useTableGame(({ letters }) => letters) ?? language
}

/** Returns the language whose letters name the cells of the page's own table. */
export const lettersNow = (): Language => pageTable.game.getState().letters ?? useLanguage.getState().language

/** Returns a cell's name as players of a language say it: `Г7`, `D7`. */
export function coordinateOf(cell: Cell, language: Language): string {
  return `${FILE_LETTERS[language][fileOf(cell)] ?? ''}${rankOf(cell) + 1}`
}
