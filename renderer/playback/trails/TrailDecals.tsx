import { useMemo } from 'react'
import { blankSprite } from '../../table/sprites/sprite.ts'
import { useDecals } from '../useDecals.ts'
import { drawTrailSheet } from './pictures.ts'
import { useTrailStore } from './trailStore.ts'
import { putPlace, putTrail } from './trails.ts'

const CAPACITY = 1024
const sprite = blankSprite()

/** Trails over the table, in one draw call; none while there are no trails. */
export function TrailDecals() {
  const mesh = useDecals({
    sheet: useMemo(drawTrailSheet, []),
    capacity: CAPACITY,
    store: useTrailStore,
    inputs: () => [useTrailStore.getState()] as const,
    draw([{ trails, marked }], put) {
      for (const trail of trails) putTrail(sprite, trail, put)
      if (marked) putPlace(sprite, marked, put)
    },
  })
  return <primitive object={mesh} name="trails" />
}
