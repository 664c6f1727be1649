import type { Cell, Piece, PieceId } from '../../../engine/jackal/types.ts'
import { isTurntable, slotOf, stepSlot } from '../table/slots.ts'
import { vesselAt } from '../table/vessels.ts'
import { cornerOf, type Place } from './boardCells.ts'
import type { IslandView } from './useIslandView.ts'

/** The place of a figure's feet in the picture, and the size of one unit of its drawing, in cells. */
export interface FigureSpot extends Place {
  readonly size: number
}

const ALONE = 0.0245

/** The feet of one, two and three pieces that share a cell; a tile's picture stays visible beside one. */
const FEW: readonly (readonly FigureSpot[])[] = [
  [{ x: 0.62, y: 0.94, size: ALONE }],
  [
    { x: 0.29, y: 0.84, size: 0.021 },
    { x: 0.71, y: 0.96, size: 0.021 },
  ],
  [
    { x: 0.25, y: 0.76, size: 0.018 },
    { x: 0.75, y: 0.76, size: 0.018 },
    { x: 0.5, y: 0.97, size: 0.018 },
  ],
]

/** Returns the spot of every piece on the board, in drawing order: those behind first. */
export function figureSpots(view: IslandView): ReadonlyMap<PieceId, FigureSpot> {
  const spots: (readonly [PieceId, FigureSpot])[] = []
  for (const crowd of crowdsOf(view)) {
    for (const [index, piece] of crowd.entries()) {
      if (typeof piece.at !== 'number') continue
      const { x, y } = cornerOf(view.board, piece.at)
      const spot = spotIn(view, piece, piece.at, index, crowd.length)
      spots.push([piece.id, { x: x + spot.x, y: y + spot.y, size: spot.size }])
    }
  }
  return new Map(spots.sort(([, a], [, b]) => a.y - b.y))
}

/** Yields groups of pieces on the board that make room for each other: at one cell, on a turntable at one step. */
function crowdsOf(view: IslandView): Iterable<readonly Piece[]> {
  const crowds = new Map<string, Piece[]>()
  for (const piece of view.pieces) {
    if (typeof piece.at !== 'number' || piece.at < 0) continue
    const key = `${piece.at}/${piece.step}`
    crowds.set(key, [...(crowds.get(key) ?? []), piece])
  }
  return crowds.values()
}

function spotIn(view: IslandView, piece: Piece, cell: Cell, index: number, count: number): FigureSpot {
  if (vesselAt(view, cell) !== null) return aboard(index, count)
  const kind = view.tiles[cell]?.kind ?? 'closed'
  if (piece.step > 0 && kind !== 'closed' && isTurntable(kind)) {
    const { x, z, scale } = stepSlot(kind, piece.step, index, count)
    return { x: 0.5 + x, y: Math.min(0.99, 0.62 + z), size: 0.022 * scale }
  }
  const few = FEW[count - 1]?.[index]
  if (few) return few
  const { x, z, scale } = slotOf(index, count)
  return { x: 0.5 + x, y: 0.8 + z * 0.5, size: 0.0215 * scale }
}

/** Returns the spot in a row along the rail. */
function aboard(index: number, count: number): FigureSpot {
  const pitch = Math.min(0.24, 0.84 / count)
  return { x: 0.5 + (index - (count - 1) / 2) * pitch, y: 0.8, size: count > 4 ? 0.009 : 0.0125 }
}
