import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import type { Point } from '../../table/spot.ts'
import { blankSprite } from '../../table/sprites/sprite.ts'
import { useShownStore } from '../shownStore.ts'
import { useDecals } from '../useDecals.ts'
import { drawTrailSheet } from './pictures.ts'
import { putPlace, putTrail, type Trail } from './trails.ts'

const CAPACITY = 1024
const sprite = blankSprite()

interface TrailDecalsProps {
  readonly trails: readonly Trail[]
  /** A place to be found at a glance; null for none. */
  readonly marked: Point | null
}

/** Trails over the table, in one draw call; none while there are no trails. */
export function TrailDecals({ trails, marked }: TrailDecalsProps) {
  const invalidate = useThree((three) => three.invalidate)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other trails need a frame
  useEffect(() => invalidate(), [trails, marked, invalidate])
  const mesh = useDecals({
    sheet: useMemo(drawTrailSheet, []),
    capacity: CAPACITY,
    store: useShownStore,
    inputs: () => [trails, marked] as const,
    draw([current, place], put) {
      for (const trail of current) putTrail(sprite, trail, put)
      if (place) putPlace(sprite, place, put)
    },
  })
  return <primitive object={mesh} name="trails" />
}
