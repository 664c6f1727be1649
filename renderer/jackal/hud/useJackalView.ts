import type { JackalState } from '../../../engine/jackal/types.ts'
import { useStage } from '../../playback/stage.ts'
import { isJackalView } from '../view.ts'

/** What the table shows now; null while it shows nothing of Jackal. */
export function useJackalView(): JackalState | null {
  const shown = useStage((state) => state.shown)
  return isJackalView(shown) ? shown : null
}
