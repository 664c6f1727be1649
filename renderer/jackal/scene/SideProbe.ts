import { useTableFrame } from '../../table/useTableFrame.ts'
import { viewedFrom } from '../../ui/camera.ts'
import { useSideSeen } from '../table/sideSeen.ts'

/** Reports the side of the camera to panels. Mounted inside the canvas. */
export function SideProbe(): null {
  useTableFrame(
    () => [viewedFrom()],
    ([side]) => useSideSeen.setState(side),
  )
  return null
}
