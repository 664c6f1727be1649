import { TrailDecals } from '../../playback/trails/TrailDecals.tsx'
import { useMarkedPoint, useTrails } from './useRecap.tsx'

/** The trails of what others did, over the island. Stands inside the canvas. */
export function Trails() {
  return <TrailDecals trails={useTrails()} marked={useMarkedPoint()} />
}
