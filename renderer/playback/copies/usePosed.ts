import { useFrame } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import type { Group } from 'three'
import { useShadowRefresh } from '../../table/painting/shadowRefresh.ts'
import { playback } from '../shownStore.ts'
import { writePoseMatrix } from './poseMatrix.ts'

/** Places an object at its target's pose in every frame in which poses changed. */
export function usePosed(group: Group, target: string): void {
  const refreshShadows = useShadowRefresh()
  const seen = useRef(-1)
  useEffect(() => {
    seen.current = -1
  }, [])
  useFrame(() => {
    const { poses } = playback
    if (seen.current === poses.version) return
    seen.current = poses.version
    const pose = poses.get(target)
    group.visible = pose !== null && pose.opacity > 0.01
    const was = group.matrix.elements[13]
    writePoseMatrix(pose, group.matrix)
    group.matrixWorldNeedsUpdate = true
    if (was !== group.matrix.elements[13] || poses.moved(target)) refreshShadows()
  })
}
