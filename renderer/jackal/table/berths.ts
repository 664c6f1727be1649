import { stepFrom } from '../../../engine/jackal/cells.ts'
import { SHORES } from '../../../engine/jackal/geometry/shores.ts'
import { isGround } from '../../../engine/jackal/geometry/terrain.ts'
import { type Board, type Cell, SIDES, type Side } from '../../../engine/jackal/types.ts'

/** The direction of a ship's bow, by the side of the sea; ships on the left and right head south. */
const BOWS: Readonly<Record<Side, Side>> = { S: 'E', W: 'S', N: 'W', E: 'S' }
/**
 * The distance of a ship from the middle of its cell, so that the tile behind stays free: at the tray's edge, and
 * elsewhere.
 */
const SHIP_OUTWARD = { edge: 0.33, open: 0.15 } as const

/** The berth of a ship on a cell: along the land that is straight ahead from a side, at a distance from it (cells). */
interface Berthed {
  readonly side: Side
  readonly outward: number
}

/**
 * Returns the berth along the land of the ship's own side if there is any, else of another; in open water as on its own
 * side.
 */
export function berthedAt(board: Board, cell: Cell, own: Side): Berthed {
  const sides = [own, ...SIDES.filter((side) => side !== own)]
  const side = sides.find((one) => isGround(board, stepFrom(board, cell, SHORES[one].inward)))
  return side === undefined ? { side: own, outward: 0 } : { side, outward: outwardFrom(board, cell, side) }
}

function outwardFrom(board: Board, cell: Cell, side: Side): number {
  const [east, north] = SHORES[side].inward
  const behind = stepFrom(board, cell, [-east, -north])
  if (behind < 0) return SHIP_OUTWARD.edge
  return isGround(board, behind) ? 0 : SHIP_OUTWARD.open
}

/** Returns the direction of the bow of a side's ship on a cell. */
export const bowAt = (board: Board, cell: Cell, own: Side): Side => bowOf(berthedAt(board, cell, own).side)

/** Returns the direction of the bow of a ship whose berth is on a side. */
export const bowOf = (side: Side): Side => BOWS[side]
