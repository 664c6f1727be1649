import type { AdmiralState } from '../../../engine/admiral/types.ts'
import type { ShownTable } from '../../playback/ShownTable.ts'
import { useShownNow } from '../../playback/useShownTable.ts'
import { isAdmiralView } from '../view.ts'

const admiralView = (shown: unknown): AdmiralState | null => (isAdmiralView(shown) ? shown : null)

/** Returns what a table shows now; null if it shows no Admiral match. */
export function shownNow(table: ShownTable): AdmiralState | null {
  return admiralView(table.shown.getState().shown)
}

/**
 * Returns a part of what the table shows, the same value as long as it does not change; `nothing` if the table shows no
 * Admiral match.
 */
export function useShown<T, N>(of: (state: AdmiralState) => T, nothing: N): T | N {
  return useShownNow(({ shown }) => {
    const state = admiralView(shown)
    return state ? of(state) : nothing
  })
}
