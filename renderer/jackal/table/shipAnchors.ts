import { heightOf, widthOf } from '../../../engine/jackal/cells.ts'
import { SHORES } from '../../../engine/jackal/geometry/shores.ts'
import type { Board, Cell, PieceId, Side, TeamId } from '../../../engine/jackal/types.ts'
import { type Pose, poseAt } from '../../playback/motion/poses.ts'
import type { Quarter } from '../../table/camera/quarter.ts'
import { scatterOf } from '../../table/scatter.ts'
import type { Spot } from '../../table/spot.ts'
import { COIN_SIZE, QUARTER, restYaw, WATER } from './anchors.ts'
import { berthedAt, bowOf } from './berths.ts'
import { cellSpot } from './cellSpot.ts'

export const SHIP_SIZE = 1.3
const BOTTLE_SIZE = 1
/** Top of the tray's rail, where the dead stand. */
export const RAIL_TOP = 0.165

const YAWS: Readonly<Record<Side, number>> = { E: 0, S: -QUARTER, W: Math.PI, N: QUARTER }
const SHIP_DRAUGHT = 0.1

/** Returns the pose of a side's ship on a cell. */
export function shipPose(board: Board, cell: Cell, own: Side): Pose {
  const { x, z } = cellSpot(board, cell)
  const { side, outward } = berthedAt(board, cell, own)
  const [east, north] = SHORES[side].inward
  return poseAt(x - east * outward, WATER - SHIP_DRAUGHT, z + north * outward, {
    yaw: YAWS[bowOf(side)],
    scale: SHIP_SIZE,
  })
}

/** Returns the pose of a ship under way, in the middle of a cell, bow towards the next one. */
export function underWayPose(board: Board, cell: Cell, next: Cell): Pose {
  const [{ x, z }, to] = [cellSpot(board, cell), cellSpot(board, next)]
  return poseAt(x, WATER - SHIP_DRAUGHT, z, { yaw: Math.atan2(z - to.z, to.x - x), scale: SHIP_SIZE })
}

/** Along from the middle towards the bow, up, and abeam towards the viewer, in the ship's own measure. */
type Berth = readonly [along: number, up: number, abeam: number]

/** The berths of a ship that shows its side: first the places that no sail hides, poop, waist and forecastle. */
const BROADSIDE: readonly Berth[] = [
  [-0.52, 0.55, 0.02],
  [0.03, 0.29, 0.12],
  [0.45, 0.415, 0.02],
  [-0.34, 0.43, 0.1],
  [-0.13, 0.29, 0.11],
  [0.33, 0.3, 0.1],
  [0.16, 0.29, 0.13],
  [-0.37, 0.43, -0.09],
  [0.33, 0.3, -0.07],
  [-0.13, 0.29, -0.08],
  [0.12, 0.29, -0.08],
  [0, 0.29, -0.02],
]

/** The berths of a ship that heads for the viewer: the bow first. */
const BOW_ON: readonly Berth[] = [
  [0.47, 0.415, 0],
  [0.35, 0.31, 0.09],
  [0.35, 0.31, -0.09],
  [0.1, 0.29, 0.11],
  [0.1, 0.29, -0.11],
  [-0.13, 0.29, 0.1],
  [-0.13, 0.29, -0.1],
  [0, 0.29, 0],
  [-0.37, 0.43, 0.08],
  [-0.37, 0.43, -0.08],
  [-0.53, 0.55, 0],
  [0.24, 0.3, 0],
]
const CREW_SIZE = 0.56

/**
 * Returns the pose of the `index`-th piece of a crew on the deck of a side's ship at a pose; it faces the viewer at a
 * side.
 */
export function deckPose(id: PieceId, ship: Readonly<Pose>, side: Side, index: number, front: Quarter = 0): Pose {
  const berths = side === 'S' || side === 'N' ? BROADSIDE : BOW_ON
  const [along, up, towards] = berths[index % berths.length] ?? [0, 0.3, 0]
  const abeam = (side === 'N') !== (front === 2) ? -towards : towards
  const cos = Math.cos(ship.yaw)
  const sin = Math.sin(ship.yaw)
  return poseAt(
    ship.x + ship.scale * (along * cos + abeam * sin),
    ship.y + ship.scale * up,
    ship.z + ship.scale * (abeam * cos - along * sin),
    { yaw: restYaw(id, front, 0.5), scale: CREW_SIZE },
  )
}

/** Returns the middle of a ship's hold, where loads vanish. */
export function holdPose(ship: Readonly<Pose>): Pose {
  return poseAt(ship.x, ship.y + 0.24 * ship.scale, ship.z, { scale: COIN_SIZE * 0.7 })
}

/** Returns the pose of the `index`-th of a side's dead: a row on the rail, clockwise of the lane's middle. */
export function deadPose(board: Board, id: PieceId, side: Side, index: number, front: Quarter = 0): Pose {
  const { x, z } = railSpot(board, side, 0.67, extentAlong(board, side) - 2.2 + 0.5 * index)
  return poseAt(x, RAIL_TOP, z, { yaw: restYaw(id, front, 0.4), scale: 0.62 })
}

/** Returns a spot on the rail: `beyond` the edge of the board, and `aside` clockwise of the middle of the side. */
function railSpot(board: Board, side: Side, beyond: number, aside: number): Spot {
  const { inward, along } = SHORES[side]
  const away = extentAcross(board, side) + beyond
  return { x: -inward[0] * away + along[0] * aside, z: inward[1] * away - along[1] * aside }
}

/** Returns the distance from the middle of the board to the edge along which a side's ship sails, in cells. */
function extentAcross(board: Board, side: Side): number {
  return (SHORES[side].inward[0] === 0 ? heightOf(board) : widthOf(board)) / 2
}

/** Returns the distance from the middle of a side to its corners, in cells. */
function extentAlong(board: Board, side: Side): number {
  return (SHORES[side].along[0] === 0 ? heightOf(board) : widthOf(board)) / 2
}

export const bottleTarget = (team: TeamId, index: number): string => `bottle/${team}/${index}`

/**
 * Returns the pose of the `index`-th bottle of a side's store: a row on the rail, on the other side of the ship than
 * the dead.
 */
export function bottlePose(board: Board, side: Side, index: number): Pose {
  const { x, z } = railSpot(board, side, index % 2 ? 0.78 : 0.56, -(2.2 + 0.2 * index))
  return poseAt(x, RAIL_TOP, z, { yaw: scatterOf(`bottle${side}${index}`) * 6, scale: BOTTLE_SIZE })
}
