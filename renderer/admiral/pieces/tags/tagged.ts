import type { UnitId } from '../../../../engine/admiral/types.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { boardingsOf, shootablesOf } from '../../intent/targets.ts'

/** The part of the player's intent that decides about tags. */
export type Looking = Pick<IntentState, 'asked' | 'hoveredUnit' | 'prompt' | 'selected' | 'target'>

/** The width of a cell, in CSS pixels, below which points on bases are too small to be counted. */
export const COUNTABLE = 55

/**
 * Returns the ships with a tag: the one under the pointer, the selected one, and while the player aims at small cells
 * its targets.
 */
export function taggedShips(
  { asked, hoveredUnit, prompt, selected, target }: Looking,
  cell: number,
): ReadonlySet<UnitId> {
  const isAiming = target !== null || prompt?.kind === 'fire' || prompt?.kind === 'board'
  const targets =
    isAiming && cell < COUNTABLE
      ? [...shootablesOf(asked, selected), ...boardingsOf(asked, selected)].map((one) => one.target)
      : []
  return new Set([hoveredUnit, selected, ...targets].filter((id) => id !== null))
}
