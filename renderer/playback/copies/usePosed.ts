import type { Group } from 'three'
import { useShadowRefresh } from '../../table/light/shadowRefresh.ts'
import { useTableFrame } from '../../table/useTableFrame.ts'
import { useShownTable } from '../useShownTable.ts'
import { writePoseMatrix } from './poseMatrix.ts'

/** Places an object at its target's pose in every frame in which poses changed. */
export function usePosed(group: Group, target: string): void {
  const table = useShownTable()
  const refreshShadows = useShadowRefresh()
  useTableFrame(
    () => [group, target, table.playback.poses.version],
    () => {
      const { poses } = table.playback
      const pose = poses.get(target)
      group.visible = pose !== null && pose.opacity > 0.01
      const was = group.matrix.elements[13]
      writePoseMatrix(pose, group.matrix)
      group.matrixWorldNeedsUpdate = true
      if (was !== group.matrix.elements[13] || poses.moved(target)) refreshShadows()
    },
  )
}
