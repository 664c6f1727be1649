import type { ComponentType } from 'react'
import type { CameraPreset, CameraPresetName } from '../../renderer/table/camera/cameraPresets.ts'
import { ADMIRAL_MODEL_SCENES } from './scenes/admiral/AdmiralModelsScene.tsx'
import { ADMIRAL_MOMENT_SCENES } from './scenes/admiral/admiralMoments.tsx'
import { ADMIRAL_ORDER_SCENES } from './scenes/admiral/admiralOrders.tsx'
import { ADMIRAL_SCENES } from './scenes/admiral/admiralScenes.tsx'
import { FLAT_SCENES } from './scenes/flatTables.tsx'
import { JACKAL_CHOICE_SCENES } from './scenes/jackal/jackalChoices.tsx'
import { JACKAL_LIFE_SCENES } from './scenes/jackal/jackalLives.tsx'
import { JACKAL_MAP_SCENES } from './scenes/jackal/jackalMaps.tsx'
import { JACKAL_SCENES } from './scenes/jackal/jackalMoments.tsx'
import { JACKAL_TILE_SCENES } from './scenes/jackal/jackalTiles.tsx'
import { MaterialsScene } from './scenes/MaterialsScene.tsx'
import { PointerScene } from './scenes/PointerScene.tsx'
import { RECAP_SCENES } from './scenes/recaps.tsx'
import { RESULT_SCENES } from './scenes/results.tsx'
import { StageScene } from './scenes/StageScene.tsx'
import { SCREENS_SCENES } from './scenes/screensPanel.tsx'
import { SEA_BATTLE_SCENES } from './scenes/seaBattleMoments.tsx'
import { SHELL_SCENES } from './scenes/shellPages.tsx'
import { WaterScene } from './scenes/WaterScene.tsx'

/** A page without a canvas. */
interface GalleryPage {
  readonly page: ComponentType
}

export interface CanvasScene {
  /** The camera, unless the address names another. */
  readonly camera: CameraPresetName | CameraPreset
  /** The contents of the canvas. */
  readonly content: ComponentType
  /** Page elements over the canvas. */
  readonly overlay?: ComponentType
}

export type GalleryScene = CanvasScene | GalleryPage

/** Every scene of the gallery by the name used in the address and by `capture.ts`. Add yours as one line. */
export const SCENES: Readonly<Record<string, GalleryScene>> = {
  stage: { camera: 'jackal/showcase', content: StageScene },
  ...JACKAL_SCENES,
  ...JACKAL_CHOICE_SCENES,
  ...JACKAL_MAP_SCENES,
  ...JACKAL_TILE_SCENES,
  ...JACKAL_LIFE_SCENES,
  ...SEA_BATTLE_SCENES,
  ...ADMIRAL_MODEL_SCENES,
  ...ADMIRAL_SCENES,
  ...ADMIRAL_ORDER_SCENES,
  ...ADMIRAL_MOMENT_SCENES,
  ...RECAP_SCENES,
  ...FLAT_SCENES,
  ...SCREENS_SCENES,
  ...RESULT_SCENES,
  ...SHELL_SCENES,
  water: { camera: 'admiral/play', content: WaterScene },
  pointer: { camera: 'jackal/play', content: PointerScene },
  materials: { camera: 'jackal/showcase', content: MaterialsScene },
}
