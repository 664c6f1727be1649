import { CameraDirector } from '../table/camera/CameraDirector.ts'
import type { CameraPreset, CameraPresetName } from '../table/camera/cameraPresets.ts'
import { prefersReducedMotion, useSettings } from './settings.ts'

/** The menu's view: the island to the right of the menu board. */
export const MENU_VIEW: CameraPreset = {
  position: { x: -3.4, y: 7.2, z: 12.4 },
  target: { x: -2.6, y: 0.1, z: 1.6 },
  fov: 36,
}

/** The one camera of this window. */
export const director = new CameraDirector(MENU_VIEW)

/** Moves the camera; jumps with reduced motion. */
export function flyCamera(to: CameraPresetName | CameraPreset): void {
  director.flyTo(to, prefersReducedMotion(useSettings.getState().settings) ? 0 : undefined)
}

/** Returns the camera to the composed view. */
export function centreCamera(): void {
  director.reset(prefersReducedMotion(useSettings.getState().settings) ? 0 : undefined)
}
