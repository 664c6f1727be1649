import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { blankSprite } from '../../table/sprites/sprite.ts'
import { useShownStore } from '../shownStore.ts'
import { useDecals } from '../useDecals.ts'
import { drawTrailSheet } from './pictures.ts'
import { putTrail, type Trail } from './trails.ts'

const CAPACITY = 768
const sprite = blankSprite()

/** Trails over the table, in one draw call; none while there are no trails. */
export function TrailDecals({ trails }: { readonly trails: readonly Trail[] }) {
  const invalidate = useThree((three) => three.invalidate)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other trails need a frame
  useEffect(() => invalidate(), [trails, invalidate])
  const mesh = useDecals({
    sheet: useMemo(drawTrailSheet, []),
    capacity: CAPACITY,
    store: useShownStore,
    inputs: () => [trails] as const,
    draw([current], put) {
      for (const trail of current) putTrail(sprite, trail, put)
    },
  })
  return <primitive object={mesh} name="trails" />
}
