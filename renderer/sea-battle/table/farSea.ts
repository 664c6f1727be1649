import { SEA_TRAY } from '../../../models/sea-battle/measures.ts'
import { CAMERA_PRESETS, type CameraPreset, type FramedArea } from '../../table/camera/cameraPresets.ts'
import { trayMiddle } from './anchors.ts'

const MIDDLE = trayMiddle('far')
/** How far the picture's middle lies to the west of the sea's: panels stand there, over the empty one (cells). */
const ASIDE = 2.4
const { position, target } = CAMERA_PRESETS['sea-battle/play']
const HALF = SEA_TRAY.size / 2

/** The far tray with its rails. */
const TRAY: FramedArea = { middleX: MIDDLE, halfX: HALF + SEA_TRAY.rail, halfZ: HALF + SEA_TRAY.rail, y: 0.2 }
/** The far sea with the letters along it. */
const SEA: FramedArea = { middleX: MIDDLE, halfX: HALF + 0.55, halfZ: HALF + 0.58, y: 0.2 }

/** The enemy's sea alone, as large as it can be beside the panels: where the viewer has no ships, nothing happens in his own. */
export const FAR_SEA_VIEW: CameraPreset = {
  position: { ...position, x: MIDDLE - ASIDE },
  target: { ...target, x: MIDDLE - ASIDE },
  fov: 20,
  keeps: TRAY,
  cells: SEA,
}
