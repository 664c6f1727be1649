import type { AdmiralState } from '../../../engine/admiral/types.ts'
import { useShown } from '../shown.ts'

const all = (state: AdmiralState): AdmiralState => state

/** What the table shows now; null while it shows nothing of Admiral. */
export function useAdmiralView(): AdmiralState | null {
  return useShown(all, null)
}
