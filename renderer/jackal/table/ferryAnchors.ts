import { stepFrom } from '../../../engine/jackal/cells.ts'
import { isGround } from '../../../engine/jackal/geometry/terrain.ts'
import type { Board, Cell } from '../../../engine/jackal/types.ts'
import { type Pose, poseAt } from '../../playback/motion/poses.ts'
import { QUARTER, WATER } from './anchors.ts'
import { cellSpot } from './cellSpot.ts'

/** Crossings of a cell by one of their ends, with the rotation that lays a ferry along them; those by sides first. */
const CROSSINGS: readonly (readonly [end: readonly [east: number, north: number], yaw: number])[] = [
  [[1, 0], 0],
  [[0, 1], QUARTER],
  [[1, 1], QUARTER / 2],
  [[-1, 1], -QUARTER / 2],
]

/** Returns the rotation of a ferry: from bank to bank, else off its only bank. */
export function ferryYaw(board: Board, cell: Cell): number {
  const banks = CROSSINGS.map(([[east, north], yaw]) => {
    const both = [stepFrom(board, cell, [east, north]), stepFrom(board, cell, [-east, -north])]
    return { yaw, count: both.filter((bank) => bank >= 0 && isGround(board, bank)).length }
  })
  const found = banks.find(({ count }) => count === 2) ?? banks.find(({ count }) => count === 1)
  return found?.yaw ?? 0
}

/** Returns the pose of a moored ferry. */
export function ferryPose(board: Board, cell: Cell): Pose {
  const { x, z } = cellSpot(board, cell)
  return poseAt(x, WATER, z, { yaw: ferryYaw(board, cell) })
}
