import { usePlacedAnchors } from '../../../hud/cellAnchors.ts'
import { cellSpot, WATER } from '../../table/anchors.ts'
import { shownNow } from '../../table/shown.ts'
import { placeAside } from './bubblePlace.ts'

/** Stands inside the canvas: puts bubbles beside their cells whenever a frame is drawn. */
export function CellAnchors(): null {
  usePlacedAnchors(({ cell, away }, { seen, element, window }) => {
    const board = shownNow()?.board
    if (!board) return null
    const seenAt = (one: number) => seen({ ...cellSpot(board, one), y: WATER })
    return placeAside(seenAt(cell), away === null ? null : seenAt(away), element, window)
  })
  return null
}
