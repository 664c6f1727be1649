import { LONGEST_NAME, textFault } from '../../../electron/contract/plainText.ts'
import { isShipName, MOST_SHIP_NAMES } from '../../../engine/admiral/data/shipNames.ts'

/** Returns the names in a text, separated by commas. */
export function namesIn(typed: string): readonly string[] {
  return typed
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** Returns whether a typed text gives valid names for a squadron's ships: accepted by the rules, and visible. */
export function areShipNames(typed: string): boolean {
  const names = namesIn(typed)
  return (
    names.length <= MOST_SHIP_NAMES && names.every((name) => isShipName(name) && textFault(name, LONGEST_NAME) === null)
  )
}
