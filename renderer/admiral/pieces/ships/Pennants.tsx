import { useEffect, useMemo } from 'react'
import { playback } from '../../../playback/shownStore.ts'
import { sideOf } from '../../../table/camera/sideOf.ts'
import { SpriteBatch } from '../../../table/sprites/SpriteBatch.ts'
import { drawSheet } from '../../../table/sprites/sheet.ts'
import { useTableFrame } from '../../../table/useTableFrame.ts'
import { TEAM_COLOURS, usePalette } from '../../../ui/palettes.ts'
import { shownNow, useShown } from '../../table/shown.ts'
import { addPennants, pennantPictures } from './pennants.ts'

const SIDE = 64

/** The marks of the squadrons over their ships and forts, in one draw call. */
export function Pennants() {
  const units = useShown(({ ships, forts }) => ships.length + forts.length, 0)
  const palette = usePalette()
  const sheet = useMemo(
    () => drawSheet(Object.values(pennantPictures(TEAM_COLOURS[palette].admiral)), 4, SIDE),
    [palette],
  )
  const batch = useMemo(
    () => new SpriteBatch(sheet, { capacity: Math.max(1, 2 * units), renderOrder: 21, isOver: true }),
    [sheet, units],
  )
  useEffect(() => () => batch.dispose(), [batch])
  useEffect(() => () => sheet.texture.dispose(), [sheet])
  useTableFrame(
    ({ camera }) => [batch, shownNow(), playback.poses.version, sideOf(camera)],
    ([, shown, , from]) => {
      batch.begin()
      if (shown) addPennants(shown, playback.poses, from, (sprite) => batch.add(sprite))
      batch.end()
    },
  )
  return <primitive object={batch.mesh} name="pennants" />
}
