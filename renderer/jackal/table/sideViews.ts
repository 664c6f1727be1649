import type { Side } from '../../../engine/jackal/types.ts'
import { CAMERA_PRESETS, type CameraPreset } from '../../table/camera/cameraPresets.ts'

/** The view from each side of the island. */
export const SIDE_VIEWS: Readonly<Record<Side, CameraPreset>> = {
  S: CAMERA_PRESETS['jackal/play'],
  E: CAMERA_PRESETS['jackal/east'],
  W: CAMERA_PRESETS['jackal/west'],
  N: CAMERA_PRESETS['jackal/north'],
}
