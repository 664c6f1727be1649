import { useEffect } from 'react'
import { useShownTable } from '../playback/useShownTable.ts'
import type { CameraPresetName } from '../table/camera/cameraPresets.ts'
import { useTableCamera } from '../ui/TableCamera.ts'

/** Shows the whole table when another match, lesson or recording is set up, wherever the camera was left before. */
export function useOverview(isAtTable: boolean, preset: CameraPresetName): void {
  const table = useShownTable()
  const camera = useTableCamera()
  useEffect(() => {
    if (!isAtTable) return
    return table.game.subscribe((now, before) => {
      if (now.setFor !== before.setFor) camera.fly(preset)
    })
  }, [isAtTable, table, camera, preset])
}
