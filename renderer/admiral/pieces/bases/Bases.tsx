import { useEffect, useMemo } from 'react'
import { TEAMS } from '../../../../engine/admiral/types.ts'
import { playback } from '../../../playback/shownStore.ts'
import { SpriteBatch } from '../../../table/sprites/SpriteBatch.ts'
import { drawSheet } from '../../../table/sprites/sheet.ts'
import { useTableFrame } from '../../../table/useTableFrame.ts'
import { usePalette } from '../../../ui/palettes.ts'
import { useSettings } from '../../../ui/settings.ts'
import { shownNow, useShown } from '../../table/shown.ts'
import { viewKeys, viewOf } from '../seaView.ts'
import { bowArrow } from './basePictures.ts'
import { addBowArrows, baseColour, basesOf, placeBases } from './bases.ts'
import { Plates } from './Plates.tsx'
import { usePlates } from './usePlates.ts'

const SIDE = 64

/** The painted bases on which the ships stand, and the arrows at their bows: two draw calls a class, one for all arrows. */
export function Bases() {
  const capacity = Math.max(
    1,
    useShown(({ ships }) => ships.length, 0),
  )
  const palette = usePalette()
  const textScale = useSettings((state) => state.settings.textScale)
  const plates = usePlates(capacity)
  const sheet = useMemo(
    () =>
      drawSheet(
        TEAMS.map((team) => bowArrow(baseColour(team, palette))),
        2,
        SIDE,
      ),
    [palette],
  )
  const arrows = useMemo(() => new SpriteBatch(sheet, { capacity, renderOrder: 22, isOver: true }), [sheet, capacity])
  useEffect(() => () => arrows.dispose(), [arrows])
  useEffect(() => () => sheet.texture.dispose(), [sheet])
  useTableFrame(
    () => [plates, shownNow(), playback.poses.version, palette],
    ([, shown]) => placeBases(plates, shown ? basesOf(shown, playback.poses) : [], palette),
  )
  // The arrows depend on where the camera is, the bases do not.
  useTableFrame(
    ({ camera }) => [arrows, shownNow(), playback.poses.version, ...viewKeys(camera, textScale)],
    ([, shown, , ...view]) => {
      arrows.begin()
      if (shown) addBowArrows(basesOf(shown, playback.poses), viewOf(view), (sprite) => arrows.add(sprite))
      arrows.end()
    },
  )
  return (
    <>
      <Plates plates={plates} name="base" />
      <primitive object={arrows.mesh} name="bow arrows" />
    </>
  )
}
