import { useFrame, useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import { PerspectiveCamera } from 'three'
import { usePicture } from '../../picture/picture.ts'
import type { CameraDirector } from './CameraDirector.ts'
import { listenForCameraGestures } from './gestures.ts'
import { rig, take } from './rigged.ts'

/** Applies the director's pose to the canvas's camera, and moves the director by pointer and wheel. */
export function CameraRig({ director }: { director: CameraDirector }): null {
  const { clock } = usePicture()
  const invalidate = useThree((state) => state.invalidate)
  const canvas = useThree((state) => state.gl.domElement)
  const rigged = useThree((state) => state.camera)
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
  useEffect(() => rig(rigged, director), [rigged, director])

  useFrame(({ camera }) => {
    if (director.update(clock.now())) invalidate()
    if (camera instanceof PerspectiveCamera) take(camera, director.pose)
  }, -10)
  return null
}
