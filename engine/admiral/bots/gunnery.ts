import { isShip } from '../fleet.ts'
import { facesFor } from '../gunnery/accuracy.ts'
import { bearingOf } from '../gunnery/lines.ts'
import type { AdmiralState, Crossing, Unit } from '../types.ts'
import { costOfHit, worthOf } from './worth.ts'

/**
 * Returns the harm that a unit can expect to do to another with the given number of single shots; 0 if its guns do not
 * bear.
 */
export function expectedHarm(
  state: AdmiralState,
  shooter: Unit,
  target: Unit,
  shots: number,
  crossing: Crossing | null = null,
): number {
  if (shots <= 0) return 0
  const bearing = bearingOf(state, shooter, target, crossing)
  if (!bearing) return 0
  const marksman = isShip(shooter) && shooter.captain === 'target'
  const chance = facesFor(state, { unit: shooter, bearing }, marksman).length / 6
  const chaserSpent = bearing.guns !== 'broadside' && isShip(shooter) && shooter.chaserUsed
  const fired = bearing.guns === 'broadside' ? shots : chaserSpent ? 0 : 1
  const expected = costOfHit(state, target, 1) * chance * fired
  // The last shot may be critical.
  const critical = fired === shots ? (worthOf(state, target) * chance) / 6 : 0
  return Math.min(worthOf(state, target), expected + critical)
}
