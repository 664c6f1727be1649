import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { useIsLoading } from '../table/loading/LoadingBoundary.tsx'

declare global {
  interface Window {
    /** True once everything was loaded and drawn: the picture can be taken. */
    __ready?: boolean
  }
}

/** Frames after which textures are uploaded and shadows drawn. */
const FRAMES = 4

/** Says when the scene has been drawn with all that arrives late; for the rest it waits in the scene's own boundary. */
export function ReadySignal(): null {
  const invalidate = useThree((state) => state.invalidate)
  const isLoading = useIsLoading()
  const frames = useRef(0)
  useEffect(() => {
    if (!isLoading) invalidate()
  }, [invalidate, isLoading])
  useFrame(() => {
    if (isLoading) return
    frames.current += 1
    if (frames.current < FRAMES) invalidate()
    if (frames.current === FRAMES) window.__ready = true
  })
  return null
}
