import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import type { SeaSeat } from '../../../engine/sea-battle/types.ts'
import { useDecals } from '../../playback/useDecals.ts'
import { useShownTable } from '../../playback/useShownTable.ts'
import { blankSprite } from '../../table/sprites/sprite.ts'
import { useHighContrast } from '../../ui/settings.ts'
import { useAim } from '../intent/aim.ts'
import { usePlacement } from '../placement/placementStore.ts'
import { useShotStore } from '../recap/shotStore.ts'
import { isSeaBattleView } from '../view.ts'
import {
  putAim,
  putEmptyMarks,
  putFoam,
  putLastShots,
  putPlacement,
  putRipples,
  putStruck,
  putWounds,
  putWrecks,
} from './marks.ts'
import { drawDecalSheet } from './pictures.ts'

/** The most marks: every cell of both fields, and as many more as a fleet needs. */
const CAPACITY = 384
const sprite = blankSprite()

/** Marks on the water: foam round pegs, the aim, and the places where a ship may lie. */
export function Decals({ near }: { readonly near: SeaSeat }) {
  const table = useShownTable()
  const invalidate = useThree((three) => three.invalidate)
  useEffect(() => useShotStore.subscribe(() => invalidate()), [invalidate])
  const isStrong = useHighContrast()
  const mesh = useDecals({
    sheet: useMemo(() => drawDecalSheet(isStrong), [isStrong]),
    capacity: CAPACITY,
    store: useAim,
    inputs: ({ position }) =>
      [
        table.shown.getState().shown,
        useAim.getState(),
        usePlacement.getState(),
        near,
        useShotStore.getState().shots,
        position.x,
        position.y,
        position.z,
      ] as const,
    draw([shown, aim, placement, , recent, x, y, z], put) {
      if (!isSeaBattleView(shown)) return
      putWrecks(sprite, shown, near, table.playback.poses, put)
      putEmptyMarks(sprite, shown, table.playback.poses, put)
      putRipples(sprite, shown, table.playback.poses, put)
      putFoam(sprite, shown, table.playback.poses, put)
      putLastShots(sprite, shown, near, recent, put)
      putStruck(sprite, near, recent, put)
      if (placement.seat === null) putAim(sprite, aim, put)
      putWounds(sprite, shown, near, { x, y, z }, put)
      putPlacement(sprite, placement, { x, y, z }, put)
    },
  })
  return <primitive object={mesh} name="marks" />
}
