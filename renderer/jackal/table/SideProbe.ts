import { useTableFrame } from '../../table/useTableFrame.ts'
import { viewedFrom } from '../../ui/camera.ts'
import { useSideSeen } from './sideSeen.ts'

/** Stands inside the canvas: tells panels from which side the table is seen. */
export function SideProbe(): null {
  useTableFrame(
    () => [viewedFrom()],
    ([side]) => useSideSeen.setState(side),
  )
  return null
}
