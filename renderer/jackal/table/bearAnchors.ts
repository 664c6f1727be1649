import type { Board, Cell } from '../../../engine/jackal/types.ts'
import { type Pose, poseAt } from '../../playback/motion/poses.ts'
import type { Quarter } from '../../table/camera/quarter.ts'
import { frontPose, TILE_TOP } from './anchors.ts'
import { cellSpot } from './cellSpot.ts'
import { PIECE_SIZE } from './slots.ts'
import type { TileLook } from './tileLook.ts'

/** The bear's name among the targets. */
export const BEAR = 'bear'

/** Taller than any pirate. */
const SIZE = 1.14 * PIECE_SIZE

/**
 * Returns the pose of the bear on its tile: to the far left, so that a piece on the tile is visible in front of it; on
 * a carved tile in front of the carving.
 */
export function bearPose(board: Board, cell: Cell, look: TileLook = 'drawn', front: Quarter = 0): Pose {
  const spot = look === 'carved' ? { x: -0.2, z: 0.16 } : { x: -0.11, z: -0.11 }
  return frontPose(cellSpot(board, cell), front, poseAt(spot.x, TILE_TOP, spot.z, { yaw: 0.2, scale: SIZE }))
}
