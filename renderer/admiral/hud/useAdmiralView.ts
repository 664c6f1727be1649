import type { AdmiralState } from '../../../engine/admiral/types.ts'
import { useStage } from '../../playback/stage.ts'
import { isAdmiralView } from '../view.ts'

/** What the table shows now; null while it shows nothing of Admiral. */
export function useAdmiralView(): AdmiralState | null {
  const shown = useStage((state) => state.shown)
  return isAdmiralView(shown) ? shown : null
}
