import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { playback } from '../../../playback/shownStore.ts'
import { SpriteBatch } from '../../../table/sprites/SpriteBatch.ts'
import { drawSheet } from '../../../table/sprites/sheet.ts'
import { shownNow, useShown } from '../../table/shown.ts'
import { addHalos, HALO } from './halos.ts'

const SIDE = 128

/** The light of her team round every ship, in one draw call. */
export function Halos() {
  const capacity = useShown(({ ships }) => ships.length, 0)
  const sheet = useMemo(() => drawSheet([HALO], 1, SIDE), [])
  const batch = useMemo(
    () => new SpriteBatch(sheet, { capacity: Math.max(1, capacity), renderOrder: 2 }),
    [sheet, capacity],
  )
  const drawn = useRef({ batch: null as unknown, shown: null as unknown, version: -1 })
  useEffect(() => () => batch.dispose(), [batch])
  useEffect(() => () => sheet.texture.dispose(), [sheet])
  useFrame(() => {
    const shown = shownNow()
    const { poses } = playback
    const last = drawn.current
    if (batch === last.batch && shown === last.shown && poses.version === last.version) return
    drawn.current = { batch, shown, version: poses.version }
    batch.begin()
    if (shown) addHalos(shown, poses, (sprite) => batch.add(sprite))
    batch.end()
  })
  return <primitive object={batch.mesh} name="halos" />
}
