import { useEffect, useMemo } from 'react'
import { playback } from '../../../playback/shownStore.ts'
import { SpriteBatch } from '../../../table/sprites/SpriteBatch.ts'
import { drawSheet } from '../../../table/sprites/sheet.ts'
import { useTableFrame } from '../../../table/useTableFrame.ts'
import { usePalette } from '../../../ui/palettes.ts'
import { shownNow, useShown } from '../../table/shown.ts'
import { BASE_PICTURES } from './basePictures.ts'
import { addBowArrows, basesOf, placeBases } from './bases.ts'
import { usePlates } from './usePlates.ts'

const SIDE = 64

/** The painted bases on which the ships stand, and the arrows at their bows: three draw calls for all ships. */
export function Bases() {
  const capacity = Math.max(
    1,
    useShown(({ ships }) => ships.length, 0),
  )
  const palette = usePalette()
  const plates = usePlates(capacity)
  const sheet = useMemo(() => drawSheet(Object.values(BASE_PICTURES), 1, SIDE), [])
  const arrows = useMemo(
    () => new SpriteBatch(sheet, { capacity: capacity, renderOrder: 22, isOver: true }),
    [sheet, capacity],
  )
  useEffect(() => () => arrows.dispose(), [arrows])
  useEffect(() => () => sheet.texture.dispose(), [sheet])
  useTableFrame(
    ({ camera }) => [plates, arrows, shownNow(), playback.poses.version, palette, ...camera.position.toArray()],
    ([, , shown, , , x, y, z]) => {
      const bases = shown ? basesOf(shown, playback.poses) : []
      placeBases(plates, bases, palette)
      arrows.begin()
      if (shown) addBowArrows(bases, { x, y, z }, (sprite) => arrows.add(sprite))
      arrows.end()
    },
  )
  return (
    <>
      <primitive object={plates.rims} name="base rims" receiveShadow />
      <primitive object={plates.faces} name="base faces" receiveShadow />
      <primitive object={arrows.mesh} name="bow arrows" />
    </>
  )
}
