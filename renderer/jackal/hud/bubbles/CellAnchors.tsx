import { usePlacedAnchors } from '../../../hud/cellAnchors.ts'
import type { Point } from '../../../table/spot.ts'
import { cellSpot, TILE_TOP } from '../../table/anchors.ts'
import { shownNow } from '../../table/shown.ts'
import { placeBeside, placeBeyond } from './bubblePlace.ts'

/** Stands inside the canvas: puts bubbles and captions beside their cells whenever a frame is drawn. */
export function CellAnchors(): null {
  usePlacedAnchors({
    spotOf,
    placeOf: ({ cell, away }, { seen, element, window }) => {
      const spot = spotOf(cell)
      const other = away === null ? null : spotOf(away)
      if (!spot) return null
      return other ? placeBeyond(seen(spot), seen(other), element, window) : placeBeside(seen(spot), element, window)
    },
  })
  return null
}

function spotOf(cell: number): Point | null {
  const state = shownNow()
  return state && { ...cellSpot(state.board, cell), y: TILE_TOP }
}
