import type { AdmiralState } from '../../../engine/admiral/types.ts'
import { useShownView } from '../../playback/shownStore.ts'
import { isAdmiralView } from '../view.ts'

/** What the table shows now; null while it shows nothing of Admiral. */
export function useAdmiralView(): AdmiralState | null {
  return useShownView(isAdmiralView)
}
