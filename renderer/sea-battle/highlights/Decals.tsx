import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import type { SeaSeat } from '../../../engine/sea-battle/types.ts'
import { playback, useStage } from '../../playback/stage.ts'
import { SpriteBatch } from '../../table/sprites/SpriteBatch.ts'
import { blankSprite } from '../../table/sprites/sprite.ts'
import { useAim } from '../aim.ts'
import { usePlacement } from '../placementStore.ts'
import { isSeaBattleView } from '../view.ts'
import { putAim, putFoam, putLastShots, putPlacement } from './marks.ts'
import { drawDecalSheet } from './pictures.ts'

/** Every cell of both fields, and a fleet's worth of marks. */
const CAPACITY = 384
const sprite = blankSprite()

/** Marks on the water: foam round pegs, what is aimed at, where a ship may lie; in one draw call. */
export function Decals({ near }: { readonly near: SeaSeat }) {
  const sheet = useMemo(drawDecalSheet, [])
  const batch = useMemo(() => new SpriteBatch(sheet, { capacity: CAPACITY, renderOrder: 6, lifted: true }), [sheet])
  const invalidate = useThree((three) => three.invalidate)
  const drawn = useRef<readonly unknown[]>([])
  useEffect(
    () => () => {
      batch.dispose()
      sheet.texture.dispose()
    },
    [batch, sheet],
  )
  useEffect(() => useAim.subscribe(() => invalidate()), [invalidate])
  useFrame(() => {
    const { shown } = useStage.getState()
    const [aim, placement, { poses }] = [useAim.getState(), usePlacement.getState(), playback]
    const now = [shown, aim, placement, poses.version, near, batch]
    if (now.every((one, i) => one === drawn.current[i])) return
    drawn.current = now
    batch.begin()
    if (isSeaBattleView(shown)) {
      const put = (one: typeof sprite) => batch.add(one)
      putFoam(sprite, shown, poses, put)
      putLastShots(sprite, shown, near, put)
      if (placement.seat === null) putAim(sprite, aim, put)
      putPlacement(sprite, placement, put)
    }
    batch.end()
  })
  return <primitive object={batch.mesh} name="marks" />
}
