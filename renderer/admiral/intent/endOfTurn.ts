import type { AdmiralState } from '../../../engine/admiral/types.ts'
import { type Asked, unitsLeft } from './targets.ts'

/** Own ships and forts that have not acted this round; null outside one's own turn. */
export function leftToAct(asked: Asked | null, view: AdmiralState | null): number | null {
  if (!asked || !view || view.offer || view.assigning.length > 0) return null
  return unitsLeft(asked).length
}
