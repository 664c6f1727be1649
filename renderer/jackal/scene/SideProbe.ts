import { useTableFrame } from '../../table/useTableFrame.ts'
import { useTableCamera } from '../../ui/TableCamera.ts'
import { useSideSeen } from '../table/sideSeen.ts'

/** Reports the side of the camera to panels. Mounted inside the canvas. */
export function SideProbe(): null {
  const camera = useTableCamera()
  useTableFrame(
    () => [camera.side],
    ([side]) => useSideSeen.setState(side),
  )
  return null
}
