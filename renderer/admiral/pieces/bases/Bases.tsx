import { useEffect, useMemo } from 'react'
import { playback } from '../../../playback/shownStore.ts'
import { SpriteBatch } from '../../../table/sprites/SpriteBatch.ts'
import { drawSheet } from '../../../table/sprites/sheet.ts'
import type { Put } from '../../../table/sprites/sprite.ts'
import { useTableFrame } from '../../../table/useTableFrame.ts'
import { usePalette } from '../../../ui/palettes.ts'
import { shownNow, useShown } from '../../table/shown.ts'
import { BASE_PICTURES } from './basePictures.ts'
import { basesOf, placeBases } from './bases.ts'
import { addCrowdedHeads, addHeads } from './heads.ts'
import { addLanterns, LANTERNS_EACH } from './lanterns.ts'
import { Plates } from './Plates.tsx'
import { addPoints, POINTS_EACH } from './points.ts'
import { addShades, SHADES_EACH } from './shades.ts'
import { usePlates } from './usePlates.ts'

/** Side of a picture, pixels, and how many stand in a row of their sheet. */
const SIDE = 64
const COLUMNS = 3
/** The most marks that one ship needs: shades, head, points and lanterns. */
const MARKS_EACH = SHADES_EACH + 1 + POINTS_EACH + LANTERNS_EACH

/**
 * The painted bases on which the ships stand, with the points of the ships on them: two draw calls a class, one for all
 * marks on and under them, one for the heads that other ships cover.
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
    () => new SpriteBatch(sheet, { capacity: capacity * MARKS_EACH, renderOrder: 7, lifted: true }),
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
      const add: Put = (sprite) => marks.add(sprite)
      addShades(bases, add)
      addHeads(bases, add)
      if (shown) addPoints(shown, bases, add)
      addLanterns(bases, add)
      addCrowdedHeads(bases, (sprite) => heads.add(sprite))
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
