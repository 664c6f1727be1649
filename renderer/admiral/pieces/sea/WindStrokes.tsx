import { useEffect, useMemo, useRef } from 'react'
import { useQuality } from '../../../table/resources.tsx'
import { SpriteBatch } from '../../../table/sprites/SpriteBatch.ts'
import { drawSheet } from '../../../table/sprites/sheet.ts'
import { blankSprite, placeSprite } from '../../../table/sprites/sprite.ts'
import { useTableFrame } from '../../../table/useTableFrame.ts'
import type { SeaWind } from '../../../table/water/seaWind.ts'
import type { Shore } from '../../../table/water/shore.ts'
import { waterStep } from '../../../table/water/waterClock.ts'
import { type Field, WATER } from '../../table/anchors.ts'
import { STROKES } from './strokePictures.ts'
import { isShown, type Stroke, strokeAt, strokesOver } from './strokes.ts'

const SIDE = 512
const ABOVE_WATER = 0.012
/** Seconds at which a still picture looks well. */
const FIRST_MOMENT = 2

interface WindStrokesProps {
  readonly field: Field
  readonly shore: Shore
  readonly wind: () => SeaWind
  readonly moving: boolean
}

/** White curls over the sea that run with the wind; none in a calm. One draw call. */
export function WindStrokes({ field, shore, wind, moving }: WindStrokesProps) {
  const { width, height } = field
  const strokes = useMemo(() => strokesOver({ width, height }, shore, STROKES.length), [width, height, shore])
  const sheet = useMemo(() => drawSheet(STROKES, STROKES.length, SIDE), [])
  const batch = useMemo(
    () => new SpriteBatch(sheet, { capacity: Math.max(1, strokes.length), renderOrder: 3 }),
    [sheet, strokes],
  )
  const { waterMotion } = useQuality()
  const time = useRef(FIRST_MOMENT)
  useEffect(() => () => batch.dispose(), [batch])
  useEffect(() => () => sheet.texture.dispose(), [sheet])
  useTableFrame(
    (_, sinceLast) => {
      time.current += waterStep(moving ? waterMotion : 'never', sinceLast)
      return [batch, wind(), time.current]
    },
    ([, now, seconds]) => draw(batch, strokes, now, seconds),
  )
  return <primitive object={batch.mesh} name="wind strokes" />
}

const sprite = blankSprite()

function draw(batch: SpriteBatch, strokes: readonly Stroke[], wind: SeaWind, time: number): void {
  const length = Math.hypot(wind.x, wind.z) || 1
  const [east, south] = [wind.x / length, wind.z / length]
  batch.begin()
  for (const stroke of strokes) {
    if (!isShown(stroke, wind.force)) continue
    const { ahead, opacity } = strokeAt(stroke, time, wind.force)
    const [x, z] = [stroke.x + ahead * east, stroke.z + ahead * south]
    placeSprite(sprite, x, WATER + ABOVE_WATER, z, stroke.size, stroke.picture)
    sprite.flat = true
    sprite.turn = Math.atan2(-south, east)
    sprite.opacity = opacity
    batch.add(sprite)
  }
  batch.end()
}
