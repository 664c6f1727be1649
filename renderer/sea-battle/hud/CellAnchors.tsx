import { ALL_CELLS } from '../../../engine/sea-battle/cells.ts'
import type { Cell } from '../../../engine/sea-battle/types.ts'
import { type Sights, usePlacedPanels } from '../../hud/panels/usePlacedPanels.ts'
import type { Point } from '../../table/spot.ts'
import { useAim } from '../intent/aim.ts'
import { usePlacement } from '../placement/placementStore.ts'
import { cellSpot, type Tray, WATER } from '../table/anchors.ts'

/** Numbers the cells of both trays for page elements: those of the far one come after those of the near one. */
export function placeOf(tray: Tray, cell: Cell): number {
  return tray === 'near' ? cell : ALL_CELLS.length + cell
}

/** Where a numbered place is on the table. */
export function spotOf(place: number): Point {
  const tray: Tray = place < ALL_CELLS.length ? 'near' : 'far'
  return { ...cellSpot(tray, place % ALL_CELLS.length), y: WATER + 0.03 }
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
