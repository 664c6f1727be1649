import { CameraDirector } from '../table/camera/CameraDirector.ts'
import type { CameraPreset, CameraPresetName } from '../table/camera/cameraPresets.ts'
import { prefersReducedMotion, useSettings } from './settings.ts'

/** Behind the menu: the island to the right of the menu's board. */
export const MENU_VIEW: CameraPreset = {
  position: { x: -3.4, y: 7.2, z: 12.4 },
  target: { x: -2.6, y: 0.1, z: 1.6 },
  fov: 36,
}

/** The one camera of this window. */
export const director = new CameraDirector(MENU_VIEW)

/** Moves the camera, or cuts at once where less motion is wanted. */
export function flyCamera(to: CameraPresetName | CameraPreset): void {
  director.flyTo(to, prefersReducedMotion(useSettings.getState().settings) ? 0 : undefined)
}

/** Back to the composed view from wherever free movement has led. */
export function centreCamera(): void {
  director.reset(prefersReducedMotion(useSettings.getState().settings) ? 0 : undefined)
}
