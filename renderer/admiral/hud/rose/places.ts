import { cellAt, fileOf, isOnField, rankOf } from '../../../../engine/admiral/cells.ts'
import { HEADINGS, type Heading, stepOf } from '../../../../engine/admiral/geometry/headings.ts'
import type { AdmiralState, Cell } from '../../../../engine/admiral/types.ts'
import { distance, type Spot } from '../../../table/spot.ts'
import { cellSpot } from '../../table/spots.ts'

/**
 * Distances from the ship's middle, cells, the best first: on the edge between two cells, so that the middle of neither is
 * covered; in the next cell, where only what lies beyond it is covered else; farther off.
 */
const DISTANCES = [1.5, 1, 2, 2.5, 3, 3.5, 4] as const

/** The least way from a number to a chance by which both can be read, between their middles, cells. */
export const APART = 0.75

/** Where the number of a heading stands: cells to the east and to the north of the ship. */
export interface Place {
  readonly heading: Heading
  readonly east: number
  readonly north: number
}

/**
 * The places of all eight numbers: each the best that covers no ship or fort and no chance to hit; where there is none, the
 * best that covers no chance.
 *
 * @param written where chances are seen
 */
export function rosePlaces(view: AdmiralState, at: Cell, written: readonly Spot[] = []): readonly Place[] {
  const ship = cellSpot(view.board, at)
  return HEADINGS.map((heading) => {
    const [east, north] = stepOf(heading)
    const isClear = (out: number) =>
      written.every((spot) => distance(spot, { x: ship.x + east * out, z: ship.z - north * out }) >= APART)
    const clear = DISTANCES.filter(isClear)
    const isFree = (...cells: readonly number[]) => cells.every((steps) => !isTaken(view, at, heading, steps))
    // From the second cell on masts of the cell before would be covered as well.
    const best = clear.find((one) => isFree(Math.max(1, Math.ceil(one) - 1), Math.ceil(one)))
    const out = best ?? clear.find((one) => isFree(Math.floor(one), Math.ceil(one))) ?? clear[0] ?? DISTANCES[0]
    return { heading, east: east * out, north: north * out }
  })
}

/** Beside the field there is room. */
function isTaken({ board, ships, forts }: AdmiralState, at: Cell, heading: Heading, steps: number): boolean {
  const [east, north] = stepOf(heading)
  const [file, rank] = [fileOf(at) + east * steps, rankOf(at) + north * steps]
  const cell = cellAt(file, rank)
  if (file < 0 || rank < 0 || !isOnField(board, cell)) return false
  return [...ships, ...forts].some((unit) => unit.at === cell)
}
