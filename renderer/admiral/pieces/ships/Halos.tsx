import { useEffect, useMemo } from 'react'
import { playback } from '../../../playback/shownStore.ts'
import { SpriteBatch } from '../../../table/sprites/SpriteBatch.ts'
import { drawSheet } from '../../../table/sprites/sheet.ts'
import { useTableFrame } from '../../../table/useTableFrame.ts'
import { usePalette } from '../../../ui/palettes.ts'
import { shownNow, useShown } from '../../table/shown.ts'
import { addHalos, HALOS } from './halos.ts'

const SIDE = 128

/** The light of her team round every ship, in one draw call. */
export function Halos() {
  const capacity = useShown(({ ships }) => ships.length, 0)
  const palette = usePalette()
  const sheet = useMemo(() => drawSheet(Object.values(HALOS), 4, SIDE), [])
  const batch = useMemo(
    () => new SpriteBatch(sheet, { capacity: Math.max(1, capacity), renderOrder: 2 }),
    [sheet, capacity],
  )
  useEffect(() => () => batch.dispose(), [batch])
  useEffect(() => () => sheet.texture.dispose(), [sheet])
  useTableFrame(
    () => [batch, shownNow(), playback.poses.version, palette],
    ([, shown]) => {
      batch.begin()
      if (shown) addHalos(shown, playback.poses, palette, (sprite) => batch.add(sprite))
      batch.end()
    },
  )
  return <primitive object={batch.mesh} name="halos" />
}
