import { cellAt, fileOf, isOnField, rankOf } from '../../../../engine/admiral/cells.ts'
import { HEADINGS, type Heading, stepOf } from '../../../../engine/admiral/geometry/headings.ts'
import type { AdmiralState, Cell } from '../../../../engine/admiral/types.ts'

/**
 * Distances from the ship's middle, cells, the best first: on the edge between two cells, so that the middle of neither is
 * covered; in the next cell, where only what lies beyond it is covered else; farther off.
 */
const DISTANCES = [1.5, 1, 2.5, 3.5] as const

/** Where the number of a heading stands: cells to the east and to the north of the ship. */
export interface Place {
  readonly heading: Heading
  readonly east: number
  readonly north: number
}

/** The places of all eight numbers: each the best that covers no ship or fort. */
export function rosePlaces(view: AdmiralState, at: Cell): readonly Place[] {
  return HEADINGS.map((heading) => {
    const [east, north] = stepOf(heading)
    const out = DISTANCES.find((one) => isOpen(view, at, heading, one)) ?? DISTANCES[0]
    return { heading, east: east * out, north: north * out }
  })
}

function isOpen(view: AdmiralState, at: Cell, heading: Heading, distance: number): boolean {
  return [Math.floor(distance), Math.ceil(distance)].every((steps) => !isTaken(view, at, heading, steps))
}

/** Beside the field there is room. */
function isTaken({ board, ships, forts }: AdmiralState, at: Cell, heading: Heading, steps: number): boolean {
  const [east, north] = stepOf(heading)
  const [file, rank] = [fileOf(at) + east * steps, rankOf(at) + north * steps]
  const cell = cellAt(file, rank)
  if (file < 0 || rank < 0 || !isOnField(board, cell)) return false
  return [...ships, ...forts].some((unit) => unit.at === cell)
}
