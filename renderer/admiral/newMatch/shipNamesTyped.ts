import { LONGEST_NAME, textFault } from '../../../electron/contract/plainText.ts'
import { isShipName, MOST_SHIP_NAMES } from '../../../engine/admiral/data/shipNames.ts'

/** The names in what was typed with commas between them. */
export function namesIn(typed: string): readonly string[] {
  return typed
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** Whether a squadron's ships may be called as was typed: what the rules take, and can be seen. */
export function areShipNames(typed: string): boolean {
  const names = namesIn(typed)
  return (
    names.length <= MOST_SHIP_NAMES && names.every((name) => isShipName(name) && textFault(name, LONGEST_NAME) === null)
  )
}
