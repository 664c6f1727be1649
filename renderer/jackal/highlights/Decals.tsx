import { useMemo } from 'react'
import { playback, useShownStore } from '../../playback/shownStore.ts'
import { useDecals } from '../../playback/useDecals.ts'
import { blankSprite } from '../../table/sprites/sprite.ts'
import { useIntent } from '../intent/intent.ts'
import { isJackalView } from '../view.ts'
import { putMarkers, putPointing } from './marks.ts'
import { drawDecalSheet } from './pictures.ts'
import { pointingOf } from './pointing.ts'

const CAPACITY = 512
const sprite = blankSprite()

/** Marks on tiles and over heads: what is so and what may be done. */
export function Decals() {
  const mesh = useDecals({
    sheet: useMemo(drawDecalSheet, []),
    capacity: CAPACITY,
    store: useIntent,
    inputs: () => [useShownStore.getState(), useIntent.getState()] as const,
    draw([{ shown, busy }, intent], put) {
      if (!isJackalView(shown)) return
      putMarkers(sprite, shown, playback.poses, put)
      putPointing(sprite, pointingOf(intent, busy), shown, playback.poses, put)
    },
  })
  return <primitive object={mesh} name="marks" />
}
