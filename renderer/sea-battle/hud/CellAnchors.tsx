import { ALL_CELLS } from '../../../engine/sea-battle/cells.ts'
import { marksOf } from '../../../engine/sea-battle/marks.ts'
import { type Sights, usePlacedPanels } from '../../hud/panels/usePlacedPanels.ts'
import { useShownStore, useTableGame } from '../../playback/shownStore.ts'
import { PointedFrames } from '../../school/PointedFrames.tsx'
import type { Point } from '../../table/spot.ts'
import { useAim } from '../intent/aim.ts'
import { heldCells } from '../placement/berthing.ts'
import { usePlacement } from '../placement/placementStore.ts'
import { cellSpot, WATER } from '../table/anchors.ts'
import { placeOf, trayOfPlace } from '../table/places.ts'
import { isSeaBattleView, nearSeatOf } from '../view.ts'

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
  others,
}

/** Where the ship in hand would lie; in the battle, hits on what is still afloat, as what follows is reckoned from them. */
function others(): readonly number[] {
  const placement = usePlacement.getState()
  if (placement.seat !== null) return (heldCells(placement) ?? []).map((cell) => placeOf('near', cell))
  const { shown } = useShownStore.getState()
  if (!isSeaBattleView(shown)) return []
  const near = nearSeatOf(useTableGame.getState().near)
  return marksOf(shown, near).hits.map((cell) => placeOf('far', cell))
}

/** Stands inside the canvas: frames what a lesson points out, keeps captions over their cells, and panels off what must be seen. */
export function CellAnchors() {
  usePlacedPanels(SIGHTS)
  return <PointedFrames pointOf={SIGHTS.pointOf} />
}
