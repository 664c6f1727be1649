import type { AdmiralState } from '../../../engine/admiral/types.ts'
import { useStage } from '../../playback/stage.ts'
import { useQuality } from '../../table/resources.tsx'

/** Whether there are more ships than this tier can draw finely, so that ships and forts are drawn lighter. */
export function useLightFleet(): boolean {
  const { fineShips } = useQuality()
  return useStage((stage) => ((stage.shown as AdmiralState | null)?.ships.length ?? 0) > fineShips) // this table shows Admiral's views only
}
