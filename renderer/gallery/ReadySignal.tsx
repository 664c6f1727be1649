import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'

declare global {
  interface Window {
    /** True once everything was loaded and drawn: the picture can be taken. */
    __ready?: boolean
  }
}

/** Frames after which textures are uploaded and shadows drawn. */
const FRAMES = 4

/** Says when the scene has been drawn; it stands in the same Suspense boundary, so it waits for what they load. */
export function ReadySignal(): null {
  const invalidate = useThree((state) => state.invalidate)
  const frames = useRef(0)
  useEffect(() => invalidate(), [invalidate])
  useFrame(() => {
    frames.current += 1
    if (frames.current < FRAMES) invalidate()
    if (frames.current === FRAMES) window.__ready = true
  })
  return null
}
