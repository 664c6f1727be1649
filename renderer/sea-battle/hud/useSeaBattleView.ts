import type { SeaBattleState } from '../../../engine/sea-battle/types.ts'
import { useShownView } from '../../playback/shownStore.ts'
import { isSeaBattleView } from '../view.ts'

/** What the table shows now; null while it shows nothing of Sea Battle. */
export function useSeaBattleView(): SeaBattleState | null {
  return useShownView(isSeaBattleView)
}
