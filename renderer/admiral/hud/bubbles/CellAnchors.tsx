import { usePlacedAnchors } from '../../../hud/cellAnchors.ts'
import type { PagePoint } from '../../../table/picking/pagePoint.ts'
import type { Point } from '../../../table/spot.ts'
import { cellSpot, WATER } from '../../table/anchors.ts'
import { shownNow } from '../../table/shown.ts'
import { placeAside } from './bubblePlace.ts'

/** Stands inside the canvas: puts bubbles and captions beside their cells whenever a frame is drawn. */
export function CellAnchors(): null {
  usePlacedAnchors({
    spotOf,
    placeOf: ({ cell, away, element: page }, { seen, element, window }) => {
      const spot = spotOf(cell)
      if (!spot) return null
      if (page.dataset.anchor === 'middle') return measured(page, spot, seen)
      const off = away === null ? null : spotOf(away)
      return placeAside(seen(spot), off && seen(off), element, window)
    },
  })
  return null
}

function spotOf(cell: number): Point | null {
  const board = shownNow()?.board
  return board ? { ...cellSpot(board, cell), y: WATER } : null
}

/** The middle of a cell. What stands round it is told how one cell to the east and to the north looks on the page. */
function measured({ style }: HTMLElement, spot: Point, seen: (point: Point) => PagePoint): PagePoint {
  const middle = seen(spot)
  const steps = { east: seen({ ...spot, x: spot.x + 1 }), north: seen({ ...spot, z: spot.z - 1 }) }
  for (const [name, point] of Object.entries(steps)) {
    style.setProperty(`--${name}-x`, (point.x - middle.x).toFixed(1))
    style.setProperty(`--${name}-y`, (point.y - middle.y).toFixed(1))
  }
  return middle
}
