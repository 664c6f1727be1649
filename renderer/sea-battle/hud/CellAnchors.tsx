import { ALL_CELLS } from '../../../engine/sea-battle/cells.ts'
import { type Sights, usePlacedPanels } from '../../hud/panels/usePlacedPanels.ts'
import type { Point } from '../../table/spot.ts'
import { useAim } from '../intent/aim.ts'
import { usePlacement } from '../placement/placementStore.ts'
import { cellSpot, WATER } from '../table/anchors.ts'
import { placeOf, trayOfPlace } from '../table/places.ts'

/** Where a numbered place is on the table. */
export function spotOf(place: number): Point {
  return { ...cellSpot(trayOfPlace(place), place % ALL_CELLS.length), y: WATER + 0.03 }
}

const SIGHTS: Sights = {
  pointOf: spotOf,
  seen() {
    const [{ hovered, cursor, own }, placement] = [useAim.getState(), usePlacement.getState()]
    if (placement.seat !== null) return []
    const aimed = [hovered, cursor].filter((cell) => cell !== null).map((cell) => placeOf('far', cell))
    return own === null ? aimed : [...aimed, placeOf('near', own)]
  },
  // The trays lie between the panels.
  choices: () => [],
}

/** Stands inside the canvas: keeps captions over their cells, and panels off what must be seen. */
export function CellAnchors(): null {
  usePlacedPanels(SIGHTS)
  return null
}
