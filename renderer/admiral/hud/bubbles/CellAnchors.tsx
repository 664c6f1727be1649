import { usePlacedAnchors } from '../../../hud/cellAnchors.ts'
import type { Point } from '../../../table/spot.ts'
import { cellSpot, WATER } from '../../table/anchors.ts'
import { shownNow } from '../../table/shown.ts'
import { placeAside } from './bubblePlace.ts'

/** Stands inside the canvas: puts bubbles and captions beside their cells whenever a frame is drawn. */
export function CellAnchors(): null {
  usePlacedAnchors({
    spotOf,
    placeOf: ({ cell, away }, { seen, element, window }) => {
      const spot = spotOf(cell)
      const off = away === null ? null : spotOf(away)
      return spot && placeAside(seen(spot), off && seen(off), element, window)
    },
  })
  return null
}

function spotOf(cell: number): Point | null {
  const board = shownNow()?.board
  return board ? { ...cellSpot(board, cell), y: WATER } : null
}
