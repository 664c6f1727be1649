import { useMarkedPlace } from '../../hud/recap/markedPlace.ts'
import { TrailDecals } from '../../playback/trails/TrailDecals.tsx'
import type { Trail } from '../../playback/trails/trails.ts'
import { spotOf } from '../hud/CellAnchors.tsx'

const NO_TRAILS: readonly Trail[] = []

/** The place that a line of the recap speaks of. Stands inside the canvas. */
export function MarkedPlace() {
  const place = useMarkedPlace((marked) => marked.place)
  return <TrailDecals trails={NO_TRAILS} marked={place === null ? null : spotOf(place)} />
}
