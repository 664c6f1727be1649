import { cellAt, fileOf, heightOf, rankOf, widthOf } from '../../../engine/jackal/cells.ts'
import { type TileKind, tileRow } from '../../../engine/jackal/data/tiles.ts'
import type { Board, Cell, Facing, Load, PieceId, TeamId } from '../../../engine/jackal/types.ts'
import { WATER_Y } from '../../../models/anchors.ts'
import { CUSHION } from '../../../models/relief/cushion.ts'
import { type Pose, poseAt } from '../../playback/motion/poses.ts'
import { scatterOf } from '../../table/scatter.ts'
import type { Point, Spot } from '../../table/spot.ts'
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
/** The coins of one place: a tile, or a step of a turntable (0 elsewhere). */
export const pileTarget = (cell: Cell, step: number): string => `coins/${cell}/${step}`
export const TREASURE = 'treasure'
export const BOAT = 'lifeboat'
/** What a piece has in hand: its own coin, the one treasure or the one boat. */
export function loadTarget(id: PieceId, load: Load): string {
  if (load === 'boat') return BOAT
  return load === 'treasure' ? TREASURE : `load/${id}`
}

/** The middle of a cell; the board lies around the middle of the table. */
export function cellSpot(board: Board, cell: Cell): Spot {
  return { x: fileOf(board, cell) - (widthOf(board) - 1) / 2, z: (heightOf(board) - 1) / 2 - rankOf(board, cell) }
}

/** The cell under a spot; null off the board. */
export function cellAtSpot(board: Board, { x, z }: Spot): Cell | null {
  const file = Math.round(x + (widthOf(board) - 1) / 2)
  const rank = Math.round((heightOf(board) - 1) / 2 - z)
  const cell = cellAt(board, file, rank)
  return cell < 0 ? null : cell
}

export const QUARTER = Math.PI / 2

/** A tile as it lies: turned by its facing, and a little off as if laid by hand. */
export function tilePose(board: Board, cell: Cell, facing: Facing, open: boolean): Pose {
  const { x, z } = cellSpot(board, cell)
  const off = (axis: string) => scatterOf(`${axis}${cell}`) - 0.5
  return poseAt(x + off('x') * 0.016, TILE_CENTRE, z + off('z') * 0.016, {
    yaw: -facing * QUARTER + off('yaw') * 0.049,
    tiltX: open ? 0 : Math.PI,
  })
}

/** A figure's turn at rest: towards the camera, each a little differently. */
export const restYaw = (id: PieceId): number => (scatterOf(id) - 0.5) * 0.7

/** A piece standing on land, `lift` over its tile. */
export function landPose(board: Board, id: PieceId, cell: Cell, slot: Slot, lift = 0): Pose {
  const { x, z } = cellSpot(board, cell)
  return poseAt(x + slot.x, TILE_TOP + lift, z + slot.z, { yaw: restYaw(id), scale: PIECE_SIZE * slot.scale })
}

/** A piece in the pit of a trap: sunk to the belt, in the middle of the tile. */
export function pitPose(board: Board, id: PieceId, cell: Cell, index: number): Pose {
  const { x, z } = cellSpot(board, cell)
  return poseAt(x + (index % 2 ? -0.14 : 0.04) * index, TILE_TOP - 0.24, z + 0.02 + 0.1 * index, {
    yaw: restYaw(id),
    scale: PIECE_SIZE * 0.9,
  })
}

/** A swimmer: in the water to the chest. */
export function swimPose(board: Board, id: PieceId, cell: Cell, index: number, count: number): Pose {
  const { x, z } = cellSpot(board, cell)
  const slot = count === 1 ? { x: 0, z: 0, scale: 1 } : slotOf(index, count)
  return poseAt(x + slot.x, WATER - 0.4 * slot.scale, z + slot.z, {
    yaw: restYaw(id),
    scale: PIECE_SIZE * slot.scale,
  })
}

/** Where gold lies: on a tile, or on a step of a turntable (from 1). */
export interface LoadPlace {
  readonly board: Board
  readonly cell: Cell
  readonly kind: TileKind
  readonly step: number
  readonly look: TileLook
  /** How high over the tile. */
  readonly lift: number
}

/** Where the coins of a tile lie: the near left corner, in a carved chest, or beside the disc of a step. */
export function pilePose({ board, cell, kind, step, look, lift }: LoadPlace): Pose {
  const { x, z } = cellSpot(board, cell)
  if (look === 'carved' && tileRow(kind).coins !== undefined) {
    return poseAt(x + CUSHION.x, TILE_TOP + CUSHION.height, z + CUSHION.z, {
      tiltX: CUSHION.tilt,
      scale: COIN_SIZE * 0.8,
    })
  }
  if (step === 0) {
    const turn = (scatterOf(`pile${cell}`) - 0.5) * 0.3
    return poseAt(x - 0.23, TILE_TOP + lift, z + 0.26, { yaw: turn, scale: COIN_SIZE * 0.9 })
  }
  const disc = stepSpot(kind, step)
  const turn = scatterOf(`pile${cell}`) * 6
  return poseAt(x + disc.x - 0.12, TILE_TOP + lift, z + disc.z + 0.1, { yaw: turn, scale: COIN_SIZE * 0.62 })
}

/** The pips of a die: four at the corners, the fifth on top of them. */
const PIPS: readonly Spot[] = [
  { x: -1, z: 1 },
  { x: 1, z: 1 },
  { x: -1, z: -1 },
  { x: 1, z: -1 },
  { x: 0, z: 0 },
]
/** From the middle of a pile to the middle of a coin at its corner, and the height of a coin, at coin size 1. */
const PIP = 0.097
const COIN_HEIGHT = 0.035

/** Where the `index`-th coin of a pile lies, from the middle of the pile, in cells at coin size 1: five in a layer. */
export function coinSpot(index: number): Point {
  const [layer, pip] = [Math.floor(index / PIPS.length), index % PIPS.length]
  const { x, z } = PIPS[pip] ?? { x: 0, z: 0 }
  const level = 2 * layer + (pip === PIPS.length - 1 ? 1 : 0)
  const off = (axis: string) => (scatterOf(`${axis}${index}`) - 0.5) * 0.02
  return { x: x * PIP + off('x'), y: level * COIN_HEIGHT, z: z * PIP + off('z') }
}

/** Where the `index`-th coin of a pile lies that is at a pose. */
export function coinPose(pile: Readonly<Pose>, index: number): Pose {
  const { x, y, z } = coinSpot(index)
  const [sin, cos] = [Math.sin(pile.tiltX), Math.cos(pile.tiltX)]
  return {
    ...pile,
    x: pile.x + x * pile.scale,
    y: pile.y + (y * cos - z * sin) * pile.scale,
    z: pile.z + (y * sin + z * cos) * pile.scale,
  }
}

/** The treasure on a tile, or beside the disc of a step; before a carving it lies to the left. */
export function treasurePose(place: LoadPlace): Pose {
  const { board, cell, kind, step, look, lift } = place
  const { x, z } = cellSpot(board, cell)
  if (step > 0) {
    const disc = stepSpot(kind, step)
    return poseAt(x + disc.x, TILE_TOP + lift, z + disc.z, { yaw: 0.25, scale: 0.7 })
  }
  const isCarved = look === 'carved'
  const spot = isCarved ? { x: -0.2, z: 0.22 } : { x: -0.14, z: -0.12 }
  return poseAt(x + spot.x, TILE_TOP + lift, z + spot.z, { yaw: 0.25, scale: isCarved ? 0.82 : 1.05 })
}

/** A load in the hands of a piece: a coin held up beside the face, the treasure or the boat on the head. */
export function handPose(piece: Readonly<Pose>, load: Load): Pose {
  const { scale, opacity } = piece
  if (load === 'treasure') {
    return poseAt(piece.x, piece.y + 0.93 * scale, piece.z - 0.03 * scale, { yaw: 0.1, scale: 0.72 * scale, opacity })
  }
  if (load === 'boat') {
    return poseAt(piece.x, piece.y + 1.02 * scale, piece.z, { tiltX: Math.PI, scale: 0.82 * scale, opacity })
  }
  return poseAt(piece.x - 0.21 * scale, piece.y + 0.36 * scale, piece.z + 0.14 * scale, {
    tiltX: 1.05,
    tiltZ: 0.25,
    scale: scale,
    opacity,
  })
}
