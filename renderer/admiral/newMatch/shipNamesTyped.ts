import { LONGEST_NAME, type TextFault, textFault } from '../../../electron/contract/plainText.ts'

/** Most names of a squadron, as the rules take them. */
const MOST_NAMES = 24

/** The names in what was typed with commas between them. */
export function namesIn(typed: string): readonly string[] {
  return typed
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** What is wrong with typed names of ships; null if nothing. */
export function shipNamesFault(typed: string): TextFault | null {
  const names = namesIn(typed)
  if (names.length > MOST_NAMES) return 'long'
  return names.map((name) => textFault(name, LONGEST_NAME)).find((fault) => fault !== null) ?? null
}
