import type { JackalState } from '../../../engine/jackal/types.ts'
import { useShownView } from '../../playback/shownStore.ts'
import { isJackalView } from '../view.ts'

/** What the table shows now; null while it shows nothing of Jackal. */
export function useJackalView(): JackalState | null {
  return useShownView(isJackalView)
}
