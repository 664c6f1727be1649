import type { TileKind } from '../../../engine/jackal/data/tiles.ts'
import type { Board, BoatAfloat, Cell, PieceId } from '../../../engine/jackal/types.ts'
import { type Pose, poseAt } from '../../playback/motion/poses.ts'
import type { Quarter } from '../../table/camera/quarter.ts'
import { frontPose, QUARTER, restYaw, TILE_TOP, WATER } from './anchors.ts'
import { cellSpot } from './cellSpot.ts'
import { stepSpot } from './slots.ts'

/** The depth of the lifeboat in the water, in cells. */
const DRAUGHT = 0.03
const AFLOAT_SIZE = 1.12
const SEAT_SIZE = 0.66

/**
 * Returns the pose of the lifeboat ashore: across the far half of its tile, heeled so that its side is visible, or
 * beside the disc of a step.
 */
export function beachedPose(board: Board, cell: Cell, kind: TileKind, step: number, front: Quarter = 0): Pose {
  return frontPose(cellSpot(board, cell), front, step === 0 ? BEACHED : besideStep(kind, step))
}

const BEACHED = poseAt(-0.02, TILE_TOP + 0.1, -0.17, { yaw: 0.25, tiltX: -0.35, scale: 0.95 })

function besideStep(kind: TileKind, step: number): Pose {
  const { x, z } = stepSpot(kind, step)
  return poseAt(x, TILE_TOP + 0.07, z, { yaw: 0.3, tiltX: 0.16, scale: 0.6 })
}

/** Returns the pose of the lifeboat afloat: along its side of the board, at a corner across it. */
export function afloatPose(board: Board, { at, sides }: BoatAfloat): Pose {
  const { x, z } = cellSpot(board, at)
  const along = sides.some((side) => side === 'S' || side === 'N')
  const across = sides.some((side) => side === 'W' || side === 'E')
  const yaw = across ? (along ? QUARTER / 2 : QUARTER) : 0
  return poseAt(x, WATER - DRAUGHT, z, { yaw, scale: AFLOAT_SIZE })
}

/** Seats in the boat by their distance from its middle towards the bow; two abreast beyond the third. */
const SEATS: readonly (readonly [along: number, abeam: number])[] = [
  [-0.04, 0],
  [0.2, 0],
  [-0.26, 0],
  [0.08, 0.1],
  [-0.15, -0.1],
]

/** Returns the pose of the `index`-th piece aboard a boat at a pose. */
export function seatPose(id: PieceId, boat: Readonly<Pose>, index: number, front: Quarter = 0): Pose {
  const [along, abeam] = SEATS[index % SEATS.length] ?? [0, 0]
  const cos = Math.cos(boat.yaw)
  const sin = Math.sin(boat.yaw)
  return poseAt(boat.x + along * cos + abeam * sin, boat.y + 0.06, boat.z + abeam * cos - along * sin, {
    yaw: restYaw(id, front, 0.6),
    scale: SEAT_SIZE,
  })
}
