import { useCallback, useEffect } from 'react'
import { onUse } from '../../input/activity.ts'
import { useTick } from '../../picture/useTick.ts'
import type { Quality } from '../quality.ts'
import { useResources } from '../resources.tsx'
import type { SeaRest } from './seaClock.ts'

/** Longest step in seconds, so that waves do not jump after a pause in drawing. */
const LONGEST_STEP = 0.1

/** Returns the seconds by which the water's clock advances in a frame, at full pace. */
export function waterStep(motion: Quality['waterMotion'], sinceLastFrame: number): number {
  return motion === 'never' ? 0 : Math.min(sinceLastFrame, LONGEST_STEP)
}

/** Returns a function for the seconds by which everything that moves with the sea advances in a frame. */
export function useSeaStep(moving: boolean): (sinceLastFrame: number) => number {
  const { quality, seaClock } = useResources()
  const motion = moving ? quality.waterMotion : 'never'
  return useCallback((sinceLastFrame) => waterStep(motion, sinceLastFrame) * seaClock.pace, [motion, seaClock])
}

/**
 * Requests 20 frames per second while `ambient`, until the sea comes to rest; otherwise the sea moves only in frames
 * that something else requested, and an idle table draws nothing.
 */
export function useWaterClock(ambient: boolean): void {
  const { seaClock } = useResources()
  useEffect(() => (ambient ? seaClock.move() : undefined), [ambient, seaClock])
}

/** Runs before everything that moves. */
const PRIORITY = -10

/** Brings the seas of this canvas to rest, and wakes them. Renders nothing. */
export function SeaAtRest({ rest }: { readonly rest: SeaRest }): null {
  const { seaClock } = useResources()
  useEffect(() => {
    seaClock.rest = rest
    seaClock.wake()
  }, [rest, seaClock])
  useEffect(() => {
    const wake = () => seaClock.wake()
    const stopWatching = onUse(['press', 'wheel', 'move', 'return'], wake)
    document.addEventListener('visibilitychange', wake)
    return () => {
      stopWatching()
      document.removeEventListener('visibilitychange', wake)
    }
  }, [seaClock])
  useTick((seconds) => seaClock.pass(Math.min(seconds, LONGEST_STEP)), PRIORITY)
  return null
}
