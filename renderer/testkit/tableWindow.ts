import { vi } from 'vitest'
import type { CameraPresetName } from '../table/camera/cameraPresets.ts'
import { director } from '../ui/camera.ts'

/** The window of tests of the camera, CSS pixels. */
export const TABLE_WINDOW = { width: 1280, height: 800 } as const

/**
 * Puts a table without panels into the page and looks at it with a camera preset, for tests of camera movements.
 * Returns a function that removes it.
 */
export function openTableWindow(preset: CameraPresetName): () => void {
  const table = document.createElement('div')
  table.className = 'table'
  const canvas = document.createElement('canvas')
  table.append(canvas)
  document.body.append(table)
  const { width, height } = TABLE_WINDOW
  vi.spyOn(canvas, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, height))
  document.elementFromPoint = () => canvas
  director.setAspect(width / height)
  director.flyTo(preset, 0)
  return () => table.remove()
}
