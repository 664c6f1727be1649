import { useEffect, useMemo } from 'react'
import { playback } from '../../../playback/shownStore.ts'
import { SpriteBatch } from '../../../table/sprites/SpriteBatch.ts'
import { drawSheet } from '../../../table/sprites/sheet.ts'
import { useTableFrame } from '../../../table/useTableFrame.ts'
import { usePalette } from '../../../ui/palettes.ts'
import { shownNow, useShown } from '../../table/shown.ts'
import { MARKS_ON_BASE } from './baseMarks.ts'
import { BASE_PICTURES } from './basePictures.ts'
import { addBaseMarks, basesOf, placeBases } from './bases.ts'
import { usePlates } from './usePlates.ts'

const COLUMNS = 4
const SIDE = 64

/** The painted bases on which the ships stand, and the marks on them: three draw calls for all ships. */
export function Bases() {
  const capacity = Math.max(
    1,
    useShown(({ ships }) => ships.length, 0),
  )
  const palette = usePalette()
  const plates = usePlates(capacity)
  const sheet = useMemo(() => drawSheet(Object.values(BASE_PICTURES), COLUMNS, SIDE), [])
  const marks = useMemo(
    () => new SpriteBatch(sheet, { capacity: capacity * MARKS_ON_BASE, renderOrder: 3 }),
    [sheet, capacity],
  )
  useEffect(() => () => marks.dispose(), [marks])
  useEffect(() => () => sheet.texture.dispose(), [sheet])
  useTableFrame(
    () => [plates, marks, shownNow(), playback.poses.version, palette],
    ([, , shown]) => {
      const bases = shown ? basesOf(shown, playback.poses) : []
      placeBases(plates, bases, palette)
      marks.begin()
      if (shown) addBaseMarks(shown, bases, (sprite) => marks.add(sprite))
      marks.end()
    },
  )
  return (
    <>
      <primitive object={plates.rims} name="base rims" receiveShadow />
      <primitive object={plates.faces} name="base faces" receiveShadow />
      <primitive object={marks.mesh} name="base marks" />
    </>
  )
}
