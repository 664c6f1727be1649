import { TrailDecals } from '../../playback/trails/TrailDecals.tsx'
import { useTrails } from './useRecap.tsx'

/** The trails of what others did, over the island. Stands inside the canvas. */
export function Trails() {
  return <TrailDecals trails={useTrails()} />
}
