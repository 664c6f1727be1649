import { useEffect, useMemo } from 'react'
import { useShownTable } from '../../../playback/useShownTable.ts'
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
import { addHullShades, addWaterShades } from './shades.ts'
import { usePlates } from './usePlates.ts'

/** Side of a picture, in pixels, and the number of pictures in a row of their sheet. */
const SIDE = 64
const COLUMNS = 3
/** The maximum of marks for one ship: a shadow, a head, points and lanterns. */
const MARKS_EACH = 2 + POINTS_EACH + LANTERNS_EACH

/**
 * The painted bases under the ships, with the points of the ships on them: two draw calls per class, and one each for
 * the shadows on the water, for all marks on the bases, and for the heads that other ships cover.
 */
export function Bases() {
  const table = useShownTable()
  const capacity = Math.max(
    1,
    useShown(({ ships }) => ships.length, 0),
  )
  const palette = usePalette()
  const plates = usePlates(capacity)
  const { shades, marks, heads } = useBatches(capacity)
  useTableFrame(
    () => [plates, shades, marks, heads, shownNow(table), table.playback.poses.version, palette],
    ([, , , , shown]) => {
      const bases = shown ? basesOf(shown, table.playback.poses) : []
      placeBases(plates, bases, palette)
      for (const batch of [shades, marks, heads]) batch.begin()
      const add: Put = (sprite) => marks.add(sprite)
      addWaterShades(bases, (sprite) => shades.add(sprite))
      addHullShades(bases, add)
      addHeads(bases, add)
      if (shown) addPoints(shown, bases, add)
      addLanterns(bases, add)
      addCrowdedHeads(bases, (sprite) => heads.add(sprite))
      for (const batch of [shades, marks, heads]) batch.end()
    },
  )
  return (
    <>
      <Plates plates={plates} name="base" />
      <primitive object={shades.mesh} name="base shades" />
      <primitive object={marks.mesh} name="base marks" />
      <primitive object={heads.mesh} name="bow heads" />
    </>
  )
}

/** Returns the sprites on and under the bases of a number of ships, freed when no longer used. */
function useBatches(capacity: number) {
  const sheet = useMemo(() => drawSheet(Object.values(BASE_PICTURES), COLUMNS, SIDE), [])
  const batches = useMemo(
    () => ({
      // the shadows are not lifted: from far away they would seem to lie on the bases
      shades: new SpriteBatch(sheet, { capacity, renderOrder: 6 }),
      marks: new SpriteBatch(sheet, { capacity: capacity * MARKS_EACH, renderOrder: 7, lifted: true }),
      heads: new SpriteBatch(sheet, { capacity, renderOrder: 20, isOver: true }),
    }),
    [sheet, capacity],
  )
  useEffect(
    () => () => {
      for (const batch of Object.values(batches)) batch.dispose()
    },
    [batches],
  )
  useEffect(() => () => sheet.texture.dispose(), [sheet])
  return batches
}
