import type { Board, Cell } from '../../../engine/jackal/types.ts'
import { type Pose, poseAt } from '../../playback/motion/poses.ts'
import { cellSpot, TILE_TOP } from './anchors.ts'
import { PIECE_SIZE } from './slots.ts'

/** What the bear is called among the targets. */
export const BEAR = 'bear'

/** Taller than any pirate. */
const SIZE = 1.14 * PIECE_SIZE

/** The bear on its tile: to the far left, so that whoever meets it is seen before it. */
export function bearPose(board: Board, cell: Cell): Pose {
  const { x, z } = cellSpot(board, cell)
  return poseAt(x - 0.11, TILE_TOP, z - 0.11, { yaw: 0.2, scale: SIZE })
}
