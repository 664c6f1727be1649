import { useFrame, useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import { PerspectiveCamera } from 'three'
import type { CameraDirector } from './CameraDirector.ts'
import { listenForCameraGestures } from './gestures.ts'
import { positionOf } from './pose.ts'

/** Applies the director's pose to the canvas's camera, and moves the director by pointer and wheel. */
export function CameraRig({ director }: { director: CameraDirector }): null {
  const invalidate = useThree((state) => state.invalidate)
  const canvas = useThree((state) => state.gl.domElement)
  const aspect = useThree((state) => state.size.width / Math.max(1, state.size.height))

  useEffect(() => {
    director.requestFrame = () => invalidate()
    invalidate()
    return () => {
      director.requestFrame = () => {}
    }
  }, [director, invalidate])
  useEffect(() => director.setAspect(aspect), [director, aspect])
  useEffect(() => listenForCameraGestures(canvas, director), [canvas, director])

  useFrame(({ camera }) => {
    if (director.update(performance.now())) invalidate()
    if (!(camera instanceof PerspectiveCamera)) return
    const { target, fov } = director.pose
    const { x, y, z } = positionOf(director.pose)
    camera.position.set(x, y, z)
    camera.lookAt(target.x, target.y, target.z)
    if (camera.fov === fov) return
    camera.fov = fov
    camera.updateProjectionMatrix()
  }, -10)
  return null
}
