import { useEffect, useMemo } from 'react'
import { playback } from '../../../playback/shownStore.ts'
import { SpriteBatch } from '../../../table/sprites/SpriteBatch.ts'
import { drawSheet } from '../../../table/sprites/sheet.ts'
import { useTableFrame } from '../../../table/useTableFrame.ts'
import { usePalette } from '../../../ui/palettes.ts'
import { shownNow, useShown } from '../../table/shown.ts'
import { BASE_PICTURES } from './basePictures.ts'
import { basesOf, placeBases } from './bases.ts'
import { addHeads } from './heads.ts'
import { addLanterns, LANTERNS_EACH } from './lanterns.ts'
import { Plates } from './Plates.tsx'
import { addPoints, POINTS_EACH } from './points.ts'
import { usePlates } from './usePlates.ts'

/** Side of a picture, pixels, and how many stand in a row of their sheet. */
const SIDE = 64
const COLUMNS = 3

/**
 * The painted bases on which the ships stand, with the points of the ships on them: two draw calls a class, one for all
 * points and lanterns, one for the outlines of all heads.
 */
export function Bases() {
  const capacity = Math.max(
    1,
    useShown(({ ships }) => ships.length, 0),
  )
  const palette = usePalette()
  const plates = usePlates(capacity)
  const sheet = useMemo(() => drawSheet(Object.values(BASE_PICTURES), COLUMNS, SIDE), [])
  const marks = useMemo(
    () => new SpriteBatch(sheet, { capacity: capacity * (POINTS_EACH + LANTERNS_EACH), renderOrder: 7, lifted: true }),
    [sheet, capacity],
  )
  const heads = useMemo(() => new SpriteBatch(sheet, { capacity, renderOrder: 20, isOver: true }), [sheet, capacity])
  useEffect(() => () => marks.dispose(), [marks])
  useEffect(() => () => heads.dispose(), [heads])
  useEffect(() => () => sheet.texture.dispose(), [sheet])
  useTableFrame(
    () => [plates, marks, heads, shownNow(), playback.poses.version, palette],
    ([, , , shown]) => {
      const bases = shown ? basesOf(shown, playback.poses) : []
      placeBases(plates, bases, palette)
      marks.begin()
      heads.begin()
      if (shown) addPoints(shown, bases, (sprite) => marks.add(sprite))
      addLanterns(bases, (sprite) => marks.add(sprite))
      addHeads(bases, (sprite) => heads.add(sprite))
      marks.end()
      heads.end()
    },
  )
  return (
    <>
      <Plates plates={plates} name="base" />
      <primitive object={marks.mesh} name="base marks" />
      <primitive object={heads.mesh} name="bow heads" />
    </>
  )
}
