import type { AdmiralState } from '../../../engine/admiral/types.ts'
import { useShownStore } from '../../playback/shownStore.ts'
import { isAdmiralView } from '../view.ts'

const admiralView = (shown: unknown): AdmiralState | null => (isAdmiralView(shown) ? shown : null)

/** What the table shows now; null while it shows nothing of Admiral. */
export function shownNow(): AdmiralState | null {
  return admiralView(useShownStore.getState().shown)
}

/** Something of what the table shows, for as long as it stays the same; `nothing` while it shows nothing of Admiral. */
export function useShown<T, N>(of: (state: AdmiralState) => T, nothing: N): T | N {
  return useShownStore(({ shown }) => {
    const state = admiralView(shown)
    return state ? of(state) : nothing
  })
}
