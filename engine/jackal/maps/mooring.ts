import { type Rng, shuffled } from '../../kernel/rng.ts'
import { islandsOf, seasOf } from '../geometry/islands.ts'
import { cellsOf, isSea, landNeighboursOf, signAt } from '../geometry/terrain.ts'
import type { Board, Cell } from '../types.ts'
import { mapFaults } from './mapFaults.ts'
import { placeOf, type Symmetry, withSigns } from './symmetry.ts'

/** The maximum number of straits with ferries on a map, each with its images. */
const MOST_STRAITS = 2

/**
 * Moors ferries in a few straits, where they divide no sea and leave at least `apart` islands separate: at all images
 * of a strait, or at those of opposite sides.
 */
export function withFerries(board: Board, symmetry: Symmetry, apart: number, rng: Rng): Board {
  let ferried = board
  let moored = 0
  for (const cell of shuffled(straitsOf(board), rng)) {
    if (moored === MOST_STRAITS) break
    const [south = 0, west = 0, north = 0, east = 0] = symmetry[placeOf(board, cell)] ?? []
    const fitting = [
      [south, west, north, east],
      [south, north],
    ]
      .map((places) => ({
        ...board,
        map: withSigns(
          ferried.map,
          places.map((place) => [place, '=']),
        ),
      }))
      .find((tried) => isSound(tried, apart))
    if (!fitting) continue
    ferried = fitting
    moored++
  }
  return ferried
}

const isSound = (board: Board, apart: number): boolean =>
  islandsOf(board).length >= apart && seasOf(board).length === 1 && mapFaults(board, 'archipelago').length === 0

/** Returns the sea cells that touch two islands and are no harbour. */
function straitsOf(board: Board): readonly Cell[] {
  const islands = islandsOf(board)
  return cellsOf(board).filter((cell) => {
    if (!isSea(board, cell) || signAt(board, cell) !== '~') return false
    const touched = landNeighboursOf(board, cell).map((next) => islands.findIndex((island) => island.includes(next)))
    return new Set(touched).size > 1
  })
}
