import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import type { JackalState } from '../../../engine/jackal/types.ts'
import { playback, useStage } from '../../playback/stage.ts'
import { SpriteBatch } from '../../table/sprites/SpriteBatch.ts'
import { blankSprite } from '../../table/sprites/sprite.ts'
import { useIntent } from '../intent.ts'
import { putMarkers, putPointing } from './marks.ts'
import { drawDecalSheet } from './pictures.ts'
import { pointingOf } from './pointing.ts'

const CAPACITY = 512
const sprite = blankSprite()

/** Marks on tiles and over heads: what is so and what may be done, in one draw call. */
export function Decals() {
  const sheet = useMemo(drawDecalSheet, [])
  const batch = useMemo(() => new SpriteBatch(sheet, { capacity: CAPACITY, renderOrder: 6, lifted: true }), [sheet])
  const invalidate = useThree((three) => three.invalidate)
  const drawn = useRef<readonly [unknown, unknown, number]>([null, null, -1])
  useEffect(
    () => () => {
      batch.dispose()
      sheet.texture.dispose()
    },
    [batch, sheet],
  )
  useEffect(() => useIntent.subscribe(() => invalidate()), [invalidate])
  useFrame(() => {
    const stage = useStage.getState()
    const intent = useIntent.getState()
    const [lastStage, lastIntent, lastVersion] = drawn.current
    if (stage === lastStage && intent === lastIntent && playback.poses.version === lastVersion) return
    drawn.current = [stage, intent, playback.poses.version]
    const state = stage.shown as JackalState | null // this table shows Jackal's views only
    batch.begin()
    if (state) {
      const put = (one: typeof sprite) => batch.add(one)
      putMarkers(sprite, state, playback.poses, put)
      putPointing(sprite, pointingOf(intent, stage.busy), state, playback.poses, put)
    }
    batch.end()
  })
  return <primitive object={batch.mesh} />
}
