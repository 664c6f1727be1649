import { type TileKind, tileRow } from '../../../engine/jackal/data/tiles.ts'
import type { Board, Cell, Load, PieceId, TeamId, Tile } from '../../../engine/jackal/types.ts'
import { WATER_Y } from '../../../models/anchors.ts'
import { CUSHION } from '../../../models/relief/cushion.ts'
import { type Pose, poseAt } from '../../playback/motion/poses.ts'
import { type Quarter, quarterOf, stepFrom } from '../../table/camera/quarter.ts'
import { scatterOf } from '../../table/scatter.ts'
import type { Point, Spot } from '../../table/spot.ts'
import { cellSpot } from './cellSpot.ts'
import { PIECE_SIZE, type Slot, slotOf, stepSpot } from './slots.ts'
import type { TileLook } from './tileLook.ts'

/** Heights in cells. */
export const TILE_TOP = 0.115
export const TILE_CENTRE = 0.056
export const WATER = WATER_Y

export const COIN_SIZE = 1.25

export const pieceTarget = (id: PieceId): string => `piece/${id}`
export const tileTarget = (cell: Cell): string => `tile/${cell}`
export const shipTarget = (team: TeamId): string => `ship/${team}`
/** Returns the target of the coins of one place: a tile, or a step of a turntable (0 elsewhere). */
export const pileTarget = (cell: Cell, step: number): string => `coins/${cell}/${step}`
export const TREASURE = 'treasure'
export const BOAT = 'lifeboat'
/** Returns the target of a piece's load: its own coin, the one treasure or the one boat. */
export function loadTarget(id: PieceId, load: Load): string {
  if (load === 'boat') return BOAT
  return load === 'treasure' ? TREASURE : `load/${id}`
}

export const QUARTER = Math.PI / 2

/** Returns the rotation of a tile: its own for those with a direction, all others with their front to a side. */
export function tileYaw({ kind, facing }: Pick<Tile, 'kind' | 'facing'>, front: Quarter): number {
  const points = kind !== 'closed' && tileRow(kind).turned === true
  return ((points ? 0 : front) - facing) * QUARTER
}

/** Returns the pose of a tile: turned, and a little irregular as if laid by hand. */
export function tilePose(
  board: Board,
  cell: Cell,
  tile: Pick<Tile, 'kind' | 'facing' | 'open'>,
  front: Quarter = 0,
): Pose {
  const { x, z } = cellSpot(board, cell)
  const off = (axis: string) => scatterOf(`${axis}${cell}`) - 0.5
  return poseAt(x + off('x') * 0.016, TILE_CENTRE, z + off('z') * 0.016, {
    yaw: tileYaw(tile, front) + off('yaw') * 0.049,
    tiltX: tile.open ? 0 : Math.PI,
  })
}

/**
 * Returns the pose of a thing with its front to a side, at a place given relative to a spot with rotation and tilts as
 * from the south: `x` to the right and `z` nearer.
 */
export function frontPose({ x, z }: Spot, front: Quarter, seen: Readonly<Pose>): Pose {
  const [aside, tilt] = [stepFrom(front, seen.x, seen.z), stepFrom(front, seen.tiltX, seen.tiltZ)]
  return { ...seen, x: x + aside.x, z: z + aside.z, tiltX: tilt.x, tiltZ: tilt.z, yaw: seen.yaw + front * QUARTER }
}

/**
 * Returns a figure's rotation at rest: towards the camera at a side, each a little differently by a share of the usual.
 */
export const restYaw = (id: PieceId, front: Quarter = 0, share = 1): number =>
  (scatterOf(id) - 0.5) * 0.7 * share + front * QUARTER

/** Returns the pose of a piece on land, `lift` over its tile. */
export function landPose(board: Board, id: PieceId, cell: Cell, slot: Slot, lift = 0, front: Quarter = 0): Pose {
  const seen = poseAt(slot.x, TILE_TOP + lift, slot.z, { yaw: restYaw(id), scale: PIECE_SIZE * slot.scale })
  return frontPose(cellSpot(board, cell), front, seen)
}

/** Returns the pose of a piece in the pit of a trap: sunk to the belt, in the middle of the tile. */
export function pitPose(board: Board, id: PieceId, cell: Cell, index: number, front: Quarter = 0): Pose {
  const seen = poseAt((index % 2 ? -0.14 : 0.04) * index, TILE_TOP - 0.24, 0.02 + 0.1 * index, {
    yaw: restYaw(id),
    scale: PIECE_SIZE * 0.9,
  })
  return frontPose(cellSpot(board, cell), front, seen)
}

/** Returns the pose of a swimmer: in the water to the chest. */
export function swimPose(
  board: Board,
  id: PieceId,
  cell: Cell,
  index: number,
  count: number,
  front: Quarter = 0,
): Pose {
  const slot = count === 1 ? { x: 0, z: 0, scale: 1 } : slotOf(index, count)
  const seen = poseAt(slot.x, WATER - 0.4 * slot.scale, slot.z, {
    yaw: restYaw(id),
    scale: PIECE_SIZE * slot.scale,
  })
  return frontPose(cellSpot(board, cell), front, seen)
}

/** A place for gold: a tile, or a step of a turntable (from 1). */
export interface LoadPlace {
  readonly board: Board
  readonly cell: Cell
  readonly kind: TileKind
  readonly step: number
  readonly look: TileLook
  /** The side to which the tile shows its front. */
  readonly front: Quarter
  /** The height over the tile. */
  readonly lift: number
}

/** Returns the place of a tile's coins: the near left corner, in a carved chest, or beside the disc of a step. */
export function pilePose(place: LoadPlace): Pose {
  return frontPose(cellSpot(place.board, place.cell), place.front, pileSeen(place))
}

function pileSeen({ cell, kind, step, look, lift }: LoadPlace): Pose {
  if (look === 'carved' && tileRow(kind).coins !== undefined) {
    return poseAt(CUSHION.x, TILE_TOP + CUSHION.height, CUSHION.z, { tiltX: CUSHION.tilt, scale: COIN_SIZE * 0.8 })
  }
  if (step === 0) {
    const turn = (scatterOf(`pile${cell}`) - 0.5) * 0.3
    return poseAt(-0.23, TILE_TOP + lift, 0.26, { yaw: turn, scale: COIN_SIZE * 0.9 })
  }
  const disc = stepSpot(kind, step)
  const turn = scatterOf(`pile${cell}`) * 6
  return poseAt(disc.x - 0.12, TILE_TOP + lift, disc.z + 0.1, { yaw: turn, scale: COIN_SIZE * 0.62 })
}

/** The pips of a die: four at the corners, the fifth on top of them. */
const PIPS: readonly Spot[] = [
  { x: -1, z: 1 },
  { x: 1, z: 1 },
  { x: -1, z: -1 },
  { x: 1, z: -1 },
  { x: 0, z: 0 },
]
/**
 * The distance from the middle of a pile to the middle of a coin at its corner, and the height of a coin, at coin size
 * 1.
 */
const PIP = 0.097
const COIN_HEIGHT = 0.035

/** Returns the offset of the `index`-th coin from the middle of a pile, in cells at coin size 1: five in a layer. */
export function coinSpot(index: number): Point {
  const [layer, pip] = [Math.floor(index / PIPS.length), index % PIPS.length]
  const { x, z } = PIPS[pip] ?? { x: 0, z: 0 }
  const level = 2 * layer + (pip === PIPS.length - 1 ? 1 : 0)
  const off = (axis: string) => (scatterOf(`${axis}${index}`) - 0.5) * 0.02
  return { x: x * PIP + off('x'), y: level * COIN_HEIGHT, z: z * PIP + off('z') }
}

/** Returns the pose of the `index`-th coin of a pile at a pose. */
export function coinPose(pile: Readonly<Pose>, index: number): Pose {
  const { x, y, z } = inPile(pile, coinSpot(index))
  return { ...pile, x: pile.x + x * pile.scale, y: pile.y + y * pile.scale, z: pile.z + z * pile.scale }
}

/** Rotates a point of a pile by its pose: about y, z and x. */
function inPile({ yaw, tiltX, tiltZ }: Readonly<Pose>, { x, y, z }: Point): Point {
  const [acrossX, acrossZ] = [x * Math.cos(yaw) + z * Math.sin(yaw), z * Math.cos(yaw) - x * Math.sin(yaw)]
  const [leantX, leantY] = [
    acrossX * Math.cos(tiltZ) - y * Math.sin(tiltZ),
    acrossX * Math.sin(tiltZ) + y * Math.cos(tiltZ),
  ]
  return {
    x: leantX,
    y: leantY * Math.cos(tiltX) - acrossZ * Math.sin(tiltX),
    z: leantY * Math.sin(tiltX) + acrossZ * Math.cos(tiltX),
  }
}

/** Returns the pose of the treasure on a tile, or beside the disc of a step; left in front of a carving. */
export function treasurePose(place: LoadPlace): Pose {
  return frontPose(cellSpot(place.board, place.cell), place.front, treasureSeen(place))
}

function treasureSeen({ kind, step, look, lift }: LoadPlace): Pose {
  if (step > 0) {
    const disc = stepSpot(kind, step)
    return poseAt(disc.x, TILE_TOP + lift, disc.z, { yaw: 0.25, scale: 0.7 })
  }
  const isCarved = look === 'carved'
  const spot = isCarved ? { x: -0.2, z: 0.22 } : { x: -0.14, z: -0.12 }
  return poseAt(spot.x, TILE_TOP + lift, spot.z, { yaw: 0.25, scale: isCarved ? 0.82 : 1.05 })
}

/**
 * Returns the pose of a load in the hands of a piece at rest, at the side to which the piece looks: a coin held up
 * beside the face, the treasure or the boat on the head.
 */
export function handPose(piece: Readonly<Pose>, load: Load): Pose {
  return frontPose(piece, quarterOf(piece.yaw), handSeen(piece, load))
}

function handSeen({ y, scale, opacity }: Readonly<Pose>, load: Load): Pose {
  if (load === 'treasure') {
    return poseAt(0, y + 0.93 * scale, -0.03 * scale, { yaw: 0.1, scale: 0.72 * scale, opacity })
  }
  if (load === 'boat') {
    return poseAt(0, y + 1.02 * scale, 0, { tiltX: Math.PI, scale: 0.82 * scale, opacity })
  }
  return poseAt(-0.21 * scale, y + 0.36 * scale, 0.14 * scale, {
    tiltX: 1.05,
    tiltZ: 0.25,
    scale: scale,
    opacity,
  })
}
