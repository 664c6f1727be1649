import { type RootState, useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { useIsLoading } from '../../renderer/table/loading/LoadingBoundary.tsx'

declare global {
  interface Window {
    /** True once everything was loaded and drawn: the picture can be taken. */
    __ready?: boolean
    /** Draws the scene `frames` times and returns the milliseconds of the quickest frame. */
    __time?: (frames: number) => number
  }
}

/** Frames after which textures are uploaded and shadows drawn. */
const FRAMES = 4

/**
 * Signals that the scene has been drawn, with everything that arrives late. It waits for the rest inside the scene's
 * own boundary.
 */
export function ReadySignal(): null {
  const invalidate = useThree((state) => state.invalidate)
  const get = useThree((state) => state.get)
  const isLoading = useIsLoading()
  const frames = useRef(0)
  useEffect(() => {
    if (!isLoading) invalidate()
  }, [invalidate, isLoading])
  useEffect(() => {
    window.__time = (frames) => Math.min(...Array.from({ length: frames }, () => timeFrame(get())))
  }, [get])
  useFrame(() => {
    if (isLoading) return
    frames.current += 1
    if (frames.current < FRAMES) invalidate()
    if (frames.current === FRAMES) window.__ready = true
  })
  return null
}

/** Milliseconds of one frame. Reading a pixel back waits until it is drawn. */
function timeFrame({ gl, scene, camera }: RootState): number {
  const context = gl.getContext()
  const begun = performance.now()
  gl.render(scene, camera)
  context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4))
  return performance.now() - begun
}
