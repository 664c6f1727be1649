import { isShip } from '../fleet.ts'
import type { Unit } from '../types.ts'
import { isUsing } from './cards.ts'

/**
 * Returns whether Target helps: then the face 2 hits, too, for every gun of its ship. A salvo has Target only if all
 * its shots do.
 */
export function hasMarksman(units: readonly Unit[], declared: boolean): boolean {
  return units.length > 0 && units.every((unit) => isShip(unit) && isUsing(unit, 'target', declared))
}
