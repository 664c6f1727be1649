import { useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import type { Quality } from '../quality.ts'

/** Frames per second that the sea requests. */
const AMBIENT_RATE = 20
/** Longest step in seconds, so that waves do not jump after a pause in drawing. */
const LONGEST_STEP = 0.1

/** Returns the seconds by which the water's clock advances in a frame. */
export function waterStep(motion: Quality['waterMotion'], sinceLastFrame: number): number {
  return motion === 'never' ? 0 : Math.min(sinceLastFrame, LONGEST_STEP)
}

/**
 * Requests 20 frames per second when `ambient`; otherwise the sea moves only in frames that something else requested,
 * and an idle table draws nothing.
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
