import { type TileKind, type TurntableKind, tileRow } from '../../../engine/jackal/data/tiles.ts'
import { STEP_DISCS } from '../../../models/faces/stepDiscs.ts'
import type { Spot } from '../../table/spot.ts'
import type { TileLook } from './tileLook.ts'

/** The size of drawn pirates relative to their models. */
export const PIECE_SIZE = 1.08

/** The place of one of several things within a cell, and its smaller scale in a crowd. */
export interface Slot extends Spot {
  readonly scale: number
}

const FEW: readonly (readonly Slot[])[] = [
  [{ x: 0.2, z: 0.17, scale: 1 }],
  [
    { x: 0.2, z: 0.18, scale: 1 },
    { x: -0.2, z: -0.16, scale: 1 },
  ],
  [
    { x: 0.23, z: 0.2, scale: 0.85 },
    { x: -0.23, z: 0.2, scale: 0.85 },
    { x: 0, z: -0.2, scale: 0.85 },
  ],
]

/** The slots in front of a carving, which stands in the far half of its tile. */
const IN_FRONT: readonly (readonly Slot[])[] = [
  [{ x: 0.22, z: 0.24, scale: 1 }],
  [
    { x: 0.23, z: 0.22, scale: 0.92 },
    { x: -0.22, z: 0.24, scale: 0.92 },
  ],
  [
    { x: 0.3, z: 0.21, scale: 0.8 },
    { x: 0, z: 0.34, scale: 0.8 },
    { x: -0.3, z: 0.21, scale: 0.8 },
  ],
]

const SLOTS = { drawn: FEW, carved: IN_FRONT } as const satisfies Readonly<Record<TileLook, unknown>>

/** Width of a figure's base at slot scale 1. */
const BASE = 0.43 * PIECE_SIZE

/** Returns the slot of the `index`-th of `count` pieces on a tile: apart from each other, always inside the tile. */
export function slotOf(index: number, count: number, look: TileLook = 'drawn'): Slot {
  const few = SLOTS[look][count - 1]?.[index]
  if (few) return few
  const columns = Math.ceil(Math.sqrt(count))
  const rows = Math.ceil(count / columns)
  const row = Math.floor(index / columns)
  const inRow = row === rows - 1 ? count - columns * row : columns
  const pitch = 0.78 / columns
  return {
    x: ((index % columns) - (inRow - 1) / 2) * pitch,
    z: ((rows - 1) / 2 - row) * (0.78 / Math.max(rows, columns - 1)),
    scale: Math.min(0.75, pitch / BASE),
  }
}

/** The share of a tile's face that the painted panel fills, times the share of a cell that the face fills. */
const PANEL = 0.9 * 0.97

/**
 * Returns the middle of a turntable's step (from 1), from the middle of the tile; the middle itself if there is no such
 * step.
 */
export function stepSpot(kind: TileKind, step: number): Spot {
  const disc = isTurntable(kind) ? STEP_DISCS[kind][step - 1] : undefined
  if (!disc) return { x: 0, z: 0 }
  return { x: ((disc[0] - 128) / 256) * PANEL, z: ((disc[1] - 128) / 256) * PANEL }
}

export const isTurntable = (kind: TileKind): kind is TurntableKind => tileRow(kind).steps !== undefined

/** Returns the slot of one of several pieces that share a step of a turntable. */
export function stepSlot(kind: TileKind, step: number, index: number, count: number): Slot {
  const disc = stepSpot(kind, step)
  if (count === 1) return { ...disc, scale: 0.8 }
  const angle = (index / count) * 2 * Math.PI + 0.6
  return { x: disc.x + 0.11 * Math.cos(angle), z: disc.z + 0.09 * Math.sin(angle), scale: count > 3 ? 0.44 : 0.58 }
}
