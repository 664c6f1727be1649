import type { Side } from '../../../engine/jackal/types.ts'
import { CAMERA_PRESETS, type CameraPreset } from '../../table/camera/cameraPresets.ts'

/**
 * From which end of the table a side of the island is seen: the near one, or the far one for the north. From the east and the
 * west the square tray would stick out under the panels.
 */
export const SIDE_VIEWS: Readonly<Record<Side, CameraPreset>> = {
  S: CAMERA_PRESETS['jackal/play'],
  E: CAMERA_PRESETS['jackal/play'],
  W: CAMERA_PRESETS['jackal/play'],
  N: CAMERA_PRESETS['jackal/north'],
}
