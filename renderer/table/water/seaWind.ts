import { useFrame, useThree } from '@react-three/fiber'
import { useRef } from 'react'
import { useQuality } from '../resources.tsx'

/** The wind over a sea: whither it blows as x and z of any length, and how hard: 0 calm, 1 fresh, 2 a storm. */
export interface SeaWind {
  readonly x: number
  readonly z: number
  readonly force: number
}

/** How fast the waves die down and rise, force a second. */
const DIES = 2.6
const RISES = 1.3
/** A sea this calm takes any direction without a jump. */
const FLAT = 0.02
/** Cosine of a turn that is not worth dying down for. */
const SAME_WAY = 0.999

function goTheSameWay(a: SeaWind, b: SeaWind): boolean {
  return a.x * b.x + a.z * b.z > SAME_WAY * Math.hypot(a.x, a.z) * Math.hypot(b.x, b.z)
}

/**
 * The sea some seconds later: waves of another direction do not swing round, they die down and rise again from there.
 * @returns the same object once nothing changes any more
 */
export function seaAfter(sea: SeaWind, wind: SeaWind, seconds: number): SeaWind {
  if (!goTheSameWay(sea, wind)) {
    if (sea.force <= FLAT) return { ...wind, force: 0 }
    return { ...sea, force: Math.max(0, sea.force - DIES * seconds) }
  }
  const missing = wind.force - sea.force
  if (missing === 0) return sea
  const step = (missing > 0 ? RISES : DIES) * seconds
  return { ...wind, force: Math.abs(missing) <= step ? wind.force : sea.force + Math.sign(missing) * step }
}

/** Longest step in seconds: after a pause the sea goes on from where it was. */
const LONGEST_STEP = 0.1
/** After the playback and before the water. */
const EARLY = -3

/**
 * Lets a sea follow its wind, and asks for frames while it does; at once where nothing moves by itself.
 * @returns what the sea looks like now; keep and ask it in each frame
 */
export function useSeaWind(wind: () => SeaWind, moving: boolean): () => SeaWind {
  const invalidate = useThree((three) => three.invalidate)
  const { waterMotion } = useQuality()
  const sea = useRef<SeaWind | null>(null)
  const read = useRef(() => sea.current ?? wind())
  const gradual = moving && waterMotion !== 'still'
  useFrame((_, delta) => {
    const before = sea.current
    sea.current = before && gradual ? seaAfter(before, wind(), Math.min(delta, LONGEST_STEP)) : wind()
    if (gradual && sea.current !== before) invalidate()
  }, EARLY)
  return read.current
}
