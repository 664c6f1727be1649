import { useEffect } from 'react'
import { useTableGame } from '../playback/shownStore.ts'
import type { CameraPresetName } from '../table/camera/cameraPresets.ts'
import { flyCamera } from '../ui/camera.ts'

/** Shows the whole table when another match, lesson or recording is set up, wherever the camera was left before. */
export function useOverview(isAtTable: boolean, camera: CameraPresetName): void {
  useEffect(() => {
    if (!isAtTable) return
    return useTableGame.subscribe((now, before) => {
      if (now.setFor !== before.setFor) flyCamera(camera)
    })
  }, [isAtTable, camera])
}
