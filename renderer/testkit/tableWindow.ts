import { vi } from 'vitest'
import type { CameraPresetName } from '../table/camera/cameraPresets.ts'
import { pageCamera } from '../ui/pageCamera.ts'

const { director } = pageCamera

/** The window of tests of the camera, CSS pixels. */
export const TABLE_WINDOW = { width: 1280, height: 800 } as const

/**
 * Shows the page's table without panels and looks at it with a camera preset, for tests of camera movements.
 * Returns a function that ends this.
 */
export function openTableWindow(preset: CameraPresetName): () => void {
  const canvas = document.createElement('canvas')
  pageCamera.canvas = canvas
  const { width, height } = TABLE_WINDOW
  vi.spyOn(canvas, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, height))
  document.elementFromPoint = () => canvas
  director.setAspect(width / height)
  director.flyTo(preset, 0)
  return () => {
    pageCamera.canvas = null
  }
}
