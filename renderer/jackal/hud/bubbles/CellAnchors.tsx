import { usePlacedAnchors } from '../../../hud/cellAnchors.ts'
import { cellSpot, TILE_TOP } from '../../table/anchors.ts'
import { shownNow } from '../../table/shown.ts'
import { placeBeside } from './bubblePlace.ts'

/** Stands inside the canvas: puts bubbles beside their cells whenever a frame is drawn. */
export function CellAnchors(): null {
  usePlacedAnchors(({ cell }, { seen, element, window }) => {
    const state = shownNow()
    return state && placeBeside(seen({ ...cellSpot(state.board, cell), y: TILE_TOP }), element, window)
  })
  return null
}
