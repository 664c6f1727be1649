import { cellAt, fileOf, isOnField, rankOf } from '../../../../engine/admiral/cells.ts'
import { HEADINGS, type Heading, stepOf } from '../../../../engine/admiral/geometry/headings.ts'
import type { AdmiralState, Cell } from '../../../../engine/admiral/types.ts'
import { distance, type Spot } from '../../../table/spot.ts'
import { cellSpot } from '../../table/spots.ts'

/**
 * Distances from the ship's middle in cells, the best first: the edge between two cells, where the middle of neither is
 * covered; the next cell; then farther away.
 */
const DISTANCES = [1.5, 1, 2, 2.5, 3, 3.5, 4] as const

/** The minimum distance between the middles of a number and a chance so that both are readable, in cells. */
export const APART = 0.75

/** The place of a heading's number: cells to the east and to the north of the ship. */
export interface RosePlace {
  readonly heading: Heading
  readonly east: number
  readonly north: number
}

/**
 * Returns the places of all eight numbers: for each the best that covers no ship or fort and no chance to hit; if there
 * is none, the best that covers no chance.
 *
 * @param written the places of visible chances
 */
export function rosePlaces(view: AdmiralState, at: Cell, written: readonly Spot[] = []): readonly RosePlace[] {
  const ship = cellSpot(view.board, at)
  return HEADINGS.map((heading) => {
    const [east, north] = stepOf(heading)
    const isClear = (out: number) =>
      written.every((spot) => distance(spot, { x: ship.x + east * out, z: ship.z - north * out }) >= APART)
    const clear = DISTANCES.filter(isClear)
    const isFree = (...cells: readonly number[]) => cells.every((steps) => !isTaken(view, at, heading, steps))
    // From the second cell on, masts of the cell before would be covered as well.
    const best = clear.find((one) => isFree(Math.max(1, Math.ceil(one) - 1), Math.ceil(one)))
    const out = best ?? clear.find((one) => isFree(Math.floor(one), Math.ceil(one))) ?? clear[0] ?? DISTANCES[0]
    return { heading, east: east * out, north: north * out }
  })
}

/** Returns whether a cell is taken; outside the field none is. */
function isTaken({ board, ships, forts }: AdmiralState, at: Cell, heading: Heading, steps: number): boolean {
  const [east, north] = stepOf(heading)
  const [file, rank] = [fileOf(at) + east * steps, rankOf(at) + north * steps]
  const cell = cellAt(file, rank)
  if (file < 0 || rank < 0 || !isOnField(board, cell)) return false
  return [...ships, ...forts].some((unit) => unit.at === cell)
}
