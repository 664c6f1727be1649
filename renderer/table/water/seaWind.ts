import { useThree } from '@react-three/fiber'
import { useRef } from 'react'
import { useTick } from '../../picture/useTick.ts'
import { useQuality } from '../resources.tsx'
import { waterStep } from './waterClock.ts'

/** Wind over a sea: direction it blows towards, as x and z of any length, and force: 0 calm, 1 fresh, 2 storm. */
export interface SeaWind {
  readonly x: number
  readonly z: number
  readonly force: number
}

/** The speed at which waves fall and rise, force per second. */
const FALL = 2.6
const RISE = 1.3
/** Below this force the direction may change without a visible jump. */
const FLAT = 0.02
/** Cosine of the largest turn that is made without calming first. */
const SAME_DIRECTION = 0.999

function haveSameDirection(a: SeaWind, b: SeaWind): boolean {
  return a.x * b.x + a.z * b.z > SAME_DIRECTION * Math.hypot(a.x, a.z) * Math.hypot(b.x, b.z)
}

/**
 * Returns the sea some seconds later. Waves do not turn: they fall, and rise again in the new direction.
 * @returns the same object once nothing changes
 */
export function seaAfter(sea: SeaWind, wind: SeaWind, seconds: number): SeaWind {
  if (!haveSameDirection(sea, wind)) {
    if (sea.force <= FLAT) return { ...wind, force: 0 }
    return { ...sea, force: Math.max(0, sea.force - FALL * seconds) }
  }
  const missing = wind.force - sea.force
  if (missing === 0) return sea
  const step = (missing > 0 ? RISE : FALL) * seconds
  return { ...wind, force: Math.abs(missing) <= step ? wind.force : sea.force + Math.sign(missing) * step }
}

/** Runs after the playback and before the water. */
const PRIORITY = -3

/**
 * Lets a sea follow the wind, and requests frames while it changes; changes at once when `moving` is false.
 * @returns a stable function for the current sea, to be called in each frame
 */
export function useSeaWind(wind: () => SeaWind, moving: boolean): () => SeaWind {
  const invalidate = useThree((three) => three.invalidate)
  const { waterMotion } = useQuality()
  const sea = useRef<SeaWind | null>(null)
  const read = useRef(() => sea.current ?? wind())
  const gradual = moving && waterMotion !== 'never'
  useTick((seconds) => {
    const before = sea.current
    sea.current = before && gradual ? seaAfter(before, wind(), waterStep(waterMotion, seconds)) : wind()
    if (gradual && sea.current !== before) invalidate()
  }, PRIORITY)
  return read.current
}
