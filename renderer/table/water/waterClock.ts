import { useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import type { Quality } from '../quality.ts'

/** Frames a second while the sea moves by itself. */
const AMBIENT_RATE = 20
/** Longest step in seconds: after a pause the waves go on from where they were instead of jumping. */
const LONGEST_STEP = 0.1

/** Seconds by which the water's clock moves on in a frame. */
export function waterStep(motion: Quality['waterMotion'], sinceLastFrame: number): number {
  return motion === 'still' ? 0 : Math.min(sinceLastFrame, LONGEST_STEP)
}

/**
 * Asks for 20 frames a second while the sea moves by itself; on other tiers the sea only moves in frames that
 * something else asked for, and an idle table draws nothing.
 */
export function useWaterClock(ambient: boolean): void {
  const invalidate = useThree((state) => state.invalidate)
  useEffect(() => {
    if (!ambient) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') invalidate()
    }, 1000 / AMBIENT_RATE)
    return () => clearInterval(timer)
  }, [ambient, invalidate])
}
