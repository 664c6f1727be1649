import { TRAY } from '../../../models/stage/measures.ts'
import type { Point } from '../spot.ts'

/** A rectangle at height `y`, given by its half sides in cells. */
export interface FramedArea {
  /** The distance of its middle to the east of the table's, cells; 0 by default. */
  readonly middleX?: number
  readonly halfX: number
  readonly halfZ: number
  readonly y: number
}

/** The cells of a board, without some at its corners. */
export interface CellArea extends FramedArea {
  /** Cells that are missing at each corner, along each side. */
  readonly cut?: number
}

/** A part of the window under a slot, as shares of its width and height from the top left. */
export interface Covered {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The parts of the window that slots cover; the rest is free. */
export interface Free {
  readonly covered: readonly Covered[]
  /** True if slots cover more on the right than on the left: the board may then be left of the middle. */
  readonly isAside?: boolean
}

export interface CameraPreset {
  readonly position: Point
  readonly target: Point
  /** Vertical field of view in degrees, composed for a window of 16 : 10. */
  readonly fov: number
  /** The area that must stay in view in windows of other shapes. */
  readonly keeps?: FramedArea
  /**
   * The cells of the board, which no slot may cover; the view is steeper than composed if that makes the cells larger.
   */
  readonly cells?: CellArea
  /** The area in which things happen, if it is larger than that of the cells. */
  readonly acts?: FramedArea
  /** The least distance, as a share of the composed one; 0.45 by default. */
  readonly nearest?: number
}

const at = (x: number, y: number, z: number): Point => ({ x, y, z })

/** Jackal's tray with its rail and brass corners. */
const JACKAL_TRAY: FramedArea = { halfX: TRAY.sizeX / 2 + 0.75, halfZ: TRAY.sizeZ / 2 + 0.75, y: 0.2 }

/** The cells of the classic island with the sea round it, without the corners. */
const JACKAL_CELLS: CellArea = { halfX: 6.5, halfZ: 6.5, y: 0.1, cut: 1 }

/** Both trays of Sea Battle with their brass corners. */
const SEA_BATTLE_TRAYS: FramedArea = { halfX: 12.95, halfZ: 6.5, y: 0.2 }

/** Both seas with the letters along them. */
const SEA_BATTLE_SEAS: FramedArea = { halfX: 12.45, halfZ: 6.03, y: 0.2 }

/** Both trays with the guns before and behind them. */
const SEA_BATTLE_GUNS: FramedArea = { halfX: SEA_BATTLE_SEAS.halfX, halfZ: 8.3, y: 0.2 }

/** Half sides of Admiral's usual field. */
const ADMIRAL_FIELD = { halfX: 12, halfZ: 8 } as const

/**
 * Returns a view of a whole field with its tray, with space for the HUD and the near edge at the bottom.
 * @param halfX half sides of the field, cells
 */
export function fieldPreset(halfX: number, halfZ: number): CameraPreset {
  const scale = Math.max(halfX / ADMIRAL_FIELD.halfX, halfZ / ADMIRAL_FIELD.halfZ)
  return {
    position: at(0, 26.1 * scale, 20 * scale),
    target: at(0, -0.3, 0.3 * scale),
    fov: 33.8,
    keeps: { halfX: halfX + 0.5, halfZ: halfZ + 0.9, y: 0 },
    cells: { halfX, halfZ, y: 0 },
    nearest: Math.min(0.32, 0.32 / scale),
  }
}

/** Returns the view of the whole of Jackal's tray from one of its sides. */
const trayPreset = (position: Point, target: Point) => ({
  position,
  target,
  fov: 35.6,
  keeps: JACKAL_TRAY,
  cells: JACKAL_CELLS,
})

/** Composed views. `play` leaves space for the HUD at the window's edges, `showcase` fills the window. */
export const CAMERA_PRESETS = {
  'jackal/play': trayPreset(at(0, 19.8, 15.9), at(0, -0.4, 0.42)),
  // The same view from the other sides of the table, because the tray is square.
  'jackal/east': trayPreset(at(15.9, 19.8, 0), at(0.42, -0.4, 0)),
  'jackal/north': trayPreset(at(0, 19.8, -15.9), at(0, -0.4, -0.42)),
  'jackal/west': trayPreset(at(-15.9, 19.8, 0), at(-0.42, -0.4, 0)),
  'jackal/showcase': { position: at(0, 18.2, 14.6), target: at(0, -0.4, 0.42), fov: 33, keeps: JACKAL_TRAY },
  'jackal/close': { position: at(-0.75, 4.9, 7.35), target: at(-1, 0.1, 2.05), fov: 34 },
  'jackal/corner': { position: at(3.2, 4.6, 9.4), target: at(1.8, 0.1, 4.6), fov: 34 },
  'admiral/play': fieldPreset(ADMIRAL_FIELD.halfX, ADMIRAL_FIELD.halfZ),
  'admiral/battle': { position: at(5.15, 8.3, 12.95), target: at(0.15, -0.1, 3.35), fov: 34 },
  'admiral/close': { position: at(1.9, 4.3, 9.6), target: at(0.2, 0.15, 4.4), fov: 30 },
  'sea-battle/play': {
    position: at(0, 24.2, 19.6),
    target: at(0, -0.2, 0.35),
    fov: 31,
    keeps: SEA_BATTLE_TRAYS,
    cells: SEA_BATTLE_SEAS,
    acts: SEA_BATTLE_GUNS,
  },
  'line-up': { position: at(0, 4.9, 13.4), target: at(0, 1.3, 0.1), fov: 31 },
} as const satisfies Record<string, CameraPreset>

export type CameraPresetName = keyof typeof CAMERA_PRESETS
