import { create } from 'zustand'
import type { Quarter } from '../../table/camera/quarter.ts'
import { useTableFrame } from '../../table/useTableFrame.ts'
import { viewedFrom } from '../../ui/camera.ts'

/** The side from which the camera looks, as panels follow it. */
export const useSideSeen = create<Quarter>(() => 0)

/** Stands inside the canvas: tells panels from which side the table is seen. */
export function SideProbe(): null {
  useTableFrame(
    () => [viewedFrom()],
    ([side]) => useSideSeen.setState(side),
  )
  return null
}
