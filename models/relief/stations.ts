import { type TileKind, type TurntableKind, tileRow } from '../../engine/jackal/data/tiles.ts'
import { STEP_DISCS } from '../faces/stepDiscs.ts'
import { dl, du } from './bench/units.ts'

/** The radius of a turntable's stations in the drawing's 256 units, and the height of each over its tile, in cells. */
const MEASURES = {
  jungle: { radius: 39, heights: [0.03, 0.03] },
  desert: { radius: 38, heights: [0.03, 0.04, 0.06] },
  swamp: { radius: 34, heights: [0.03, 0.03, 0.03, 0.03] },
  mountain: { radius: 33, heights: [0.025, 0.05, 0.03, 0.05, 0.13] },
} as const satisfies Record<TurntableKind, { readonly radius: number; readonly heights: readonly number[] }>

/** A disc with a number, on which pieces stand. */
export interface Station {
  readonly x: number
  readonly z: number
  readonly radius: number
  /** The height of its top over the top of the tile. */
  readonly height: number
}

/** Returns the stations of a turntable, first to last, in cells from the middle of the tile. */
export function stationsOf(kind: TurntableKind): readonly Station[] {
  const { radius, heights } = MEASURES[kind]
  return STEP_DISCS[kind].map(([x, y], index) => ({
    x: du(x),
    z: du(y),
    radius: dl(radius),
    height: heights[index] ?? 0,
  }))
}

/** The carvings that are flat enough for pieces to stand on, with their heights in cells. */
const FLOORS: Readonly<Partial<Record<TileKind, number>>> = {
  'arrow-1': 0.05,
  'arrow-1d': 0.05,
  'arrow-2': 0.05,
  'arrow-2d': 0.05,
  'arrow-3': 0.05,
  'arrow-4': 0.05,
  'arrow-4d': 0.05,
  ice: 0.05,
  caramba: 0.055,
  earthquake: 0.05,
  trampoline: 0.16,
}

/**
 * Returns the height over its tile at which a piece stands on a carving: on a floor, or on a step of a turntable (from
 * 1), in cells.
 */
export function footing(kind: TileKind, step = 0): number {
  if (step > 0 && tileRow(kind).steps !== undefined) {
    return stationsOf(kind as TurntableKind /* it has steps */)[step - 1]?.height ?? 0
  }
  return FLOORS[kind] ?? 0
}
