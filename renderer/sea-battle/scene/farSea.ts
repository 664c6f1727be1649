import { SEA_TRAY } from '../../../models/sea-battle/measures.ts'
import { CAMERA_PRESETS, type CameraPreset, type FramedArea } from '../../table/camera/cameraPresets.ts'
import { trayMiddle } from '../table/anchors.ts'

const MIDDLE = trayMiddle('far')
/** The distance of the picture's middle to the west of the sea's: panels stand there, over the empty sea (cells). */
const ASIDE = 2.4
const { position, target } = CAMERA_PRESETS['sea-battle/play']
const HALF = SEA_TRAY.size / 2

/** The far tray with its rails. */
const TRAY: FramedArea = { middleX: MIDDLE, halfX: HALF + SEA_TRAY.rail, halfZ: HALF + SEA_TRAY.rail, y: 0.2 }
/** The far sea with the letters along it. */
const SEA: FramedArea = { middleX: MIDDLE, halfX: HALF + 0.55, halfZ: HALF + 0.58, y: 0.2 }

/**
 * Only the enemy's sea, as large as possible beside the panels: nothing happens in the sea of a viewer without ships.
 */
export const FAR_SEA_VIEW: CameraPreset = {
  position: { ...position, x: MIDDLE - ASIDE },
  target: { ...target, x: MIDDLE - ASIDE },
  fov: 20,
  keeps: TRAY,
  cells: SEA,
}
