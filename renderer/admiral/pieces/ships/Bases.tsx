import { useEffect, useMemo } from 'react'
import { baseFace, baseRim } from '../../../../models/admiral/squadron/bases.ts'
import { loaded } from '../../../../models/geometry/loaded.ts'
import { createInstances, disposeInstances } from '../../../playback/copies/instances.ts'
import { playback } from '../../../playback/shownStore.ts'
import { useFadingPieceMaterial } from '../../../table/materials/fading.ts'
import { useResources } from '../../../table/resources.tsx'
import { SpriteBatch } from '../../../table/sprites/SpriteBatch.ts'
import { drawSheet } from '../../../table/sprites/sheet.ts'
import { useTableFrame } from '../../../table/useTableFrame.ts'
import { usePalette } from '../../../ui/palettes.ts'
import { shownNow, useShown } from '../../table/shown.ts'
import { MARKS_ON_BASE } from './baseMarks.ts'
import { BASE_PICTURES } from './basePictures.ts'
import { addBaseMarks, basesOf, placeBases } from './bases.ts'

const COLUMNS = 4
const SIDE = 64

/** The painted bases on which the ships stand, and the marks on them: three draw calls for all ships. */
export function Bases() {
  const capacity = Math.max(
    1,
    useShown(({ ships }) => ships.length, 0),
  )
  const palette = usePalette()
  const { rims, faces } = usePlates(capacity)
  const sheet = useMemo(() => drawSheet(Object.values(BASE_PICTURES), COLUMNS, SIDE), [])
  const marks = useMemo(
    () => new SpriteBatch(sheet, { capacity: capacity * MARKS_ON_BASE, renderOrder: 3 }),
    [sheet, capacity],
  )
  useEffect(() => () => marks.dispose(), [marks])
  useEffect(() => () => sheet.texture.dispose(), [sheet])
  useTableFrame(
    () => [rims, marks, shownNow(), playback.poses.version, palette],
    ([, , shown]) => {
      const bases = shown ? basesOf(shown, playback.poses) : []
      placeBases(rims, faces, bases, palette)
      marks.begin()
      if (shown) addBaseMarks(shown, bases, (sprite) => marks.add(sprite))
      marks.end()
    },
  )
  return (
    <>
      <primitive object={rims} name="base rims" receiveShadow />
      <primitive object={faces} name="base faces" receiveShadow />
      <primitive object={marks.mesh} name="base marks" />
    </>
  )
}

function usePlates(capacity: number) {
  const { shared } = useResources()
  const wood = useFadingPieceMaterial()
  const rim = shared('admiral/base rim', () => loaded(baseRim()))
  const face = shared('admiral/base face', () => loaded(baseFace()))
  const plates = useMemo(
    () => ({ rims: createInstances(rim, wood, capacity), faces: createInstances(face, wood, capacity) }),
    [rim, face, wood, capacity],
  )
  useEffect(
    () => () => {
      disposeInstances(plates.rims)
      disposeInstances(plates.faces)
    },
    [plates],
  )
  return plates
}
