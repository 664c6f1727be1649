import type { AdmiralState } from '../../../engine/admiral/types.ts'
import { useShownStore } from '../../playback/shownStore.ts'
import { isAdmiralView } from '../view.ts'

const admiralView = (shown: unknown): AdmiralState | null => (isAdmiralView(shown) ? shown : null)

/** Returns what the table shows now; null if it shows no Admiral match. */
export function shownNow(): AdmiralState | null {
  return admiralView(useShownStore.getState().shown)
}

/**
 * Returns a part of what the table shows, the same value as long as it does not change; `nothing` if the table shows no
 * Admiral match.
 */
export function useShown<T, N>(of: (state: AdmiralState) => T, nothing: N): T | N {
  return useShownStore(({ shown }) => {
    const state = admiralView(shown)
    return state ? of(state) : nothing
  })
}
