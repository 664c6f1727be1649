import { heightOf, widthOf } from '../../../engine/jackal/cells.ts'
import { perMap } from '../../../engine/jackal/geometry/perMap.ts'
import type { Board, Side } from '../../../engine/jackal/types.ts'
import { CAMERA_PRESETS, type CameraPreset } from '../../table/camera/cameraPresets.ts'
import type { Point } from '../../table/spot.ts'
import { TILE_TOP } from './anchors.ts'
import { stageOf } from './stageOf.ts'

/** The view from each side of the classic island. */
export const SIDE_VIEWS: Readonly<Record<Side, CameraPreset>> = {
  S: CAMERA_PRESETS['jackal/play'],
  E: CAMERA_PRESETS['jackal/east'],
  W: CAMERA_PRESETS['jackal/west'],
  N: CAMERA_PRESETS['jackal/north'],
}

/** The distance from the inside of the tray to the outside of its brass corners (cells). */
const RAIL = 0.75
/** The least distance to a board of the classic size, as a share of the composed one. */
const NEAREST = 0.45

/**
 * Returns the view from each side of a board: a larger one is seen from farther away, a smaller one from nearer, and
 * all have the same nearest distance.
 */
export const sideViewsOf = perMap((board: Board): Readonly<Record<Side, CameraPreset>> => {
  const { viewScale: scale, tray, isBaked } = stageOf(board)
  if (isBaked) return SIDE_VIEWS
  const keeps = { halfX: tray.sizeX / 2 + RAIL, halfZ: tray.sizeZ / 2 + RAIL, y: 0.2 }
  const cells = { halfX: widthOf(board) / 2, halfZ: heightOf(board) / 2, y: TILE_TOP }
  const fitted = (classic: CameraPreset): CameraPreset => {
    const [position, target] = [scaled(classic.position, scale), scaled(classic.target, scale)]
    return { ...classic, position, target, keeps, cells, nearest: NEAREST / scale }
  }
  return { S: fitted(SIDE_VIEWS.S), E: fitted(SIDE_VIEWS.E), W: fitted(SIDE_VIEWS.W), N: fitted(SIDE_VIEWS.N) }
})

const scaled = ({ x, y, z }: Point, scale: number): Point => ({ x: x * scale, y: y * scale, z: z * scale })
