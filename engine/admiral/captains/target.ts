import { isShip } from '../fleet.ts'
import type { Unit } from '../types.ts'
import { isUsing } from './cards.ts'

/** Target: the face 2 hits, too, for every gun of his ship. A salvo has him only if all its shots do. */
export function hasMarksman(units: readonly Unit[], declared: boolean): boolean {
  return units.length > 0 && units.every((unit) => isShip(unit) && isUsing(unit, 'target', declared))
}
