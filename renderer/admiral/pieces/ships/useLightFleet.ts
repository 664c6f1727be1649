import { useQuality } from '../../../table/resources.tsx'
import { useShown } from '../../table/shown.ts'

/** Returns whether there are more ships than this tier can draw finely, so that ships and forts are drawn lighter. */
export function useLightFleet(): boolean {
  const { maxDetailedShips } = useQuality()
  return useShown(({ ships }) => ships.length > maxDetailedShips, false)
}

/** Returns whether there are more ships than this tier can draw as carved, so that all are plain hulls. */
export function usePlainFleet(): boolean {
  const { maxCarvedShips } = useQuality()
  return useShown(({ ships }) => ships.length > maxCarvedShips, false)
}
