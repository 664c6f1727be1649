import { type RootState, useFrame } from '@react-three/fiber'
import { useRef } from 'react'
import { usePicture } from './picture.ts'

/**
 * Calls back in every frame of a canvas, with the seconds since the last one by the picture's clock; 0 in the first one.
 * @param priority the lowest is called first; 0 by default
 */
export function useTick(tick: (seconds: number, frame: RootState) => void, priority?: number): void {
  const { clock } = usePicture()
  const last = useRef<number | null>(null)
  useFrame((frame) => {
    const now = clock.now()
    const seconds = last.current === null ? 0 : (now - last.current) / 1000
    last.current = now
    tick(seconds, frame)
  }, priority)
}
