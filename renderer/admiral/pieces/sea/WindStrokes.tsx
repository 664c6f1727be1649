import { useEffect, useMemo, useRef } from 'react'
import { SpriteBatch } from '../../../table/sprites/SpriteBatch.ts'
import { drawSheet } from '../../../table/sprites/sheet.ts'
import { blankSprite, placeSprite } from '../../../table/sprites/sprite.ts'
import { useTableFrame } from '../../../table/useTableFrame.ts'
import type { SeaWind } from '../../../table/water/seaWind.ts'
import type { Shore } from '../../../table/water/shore.ts'
import { useSeaStep } from '../../../table/water/waterClock.ts'
import { type Field, WATER } from '../../table/anchors.ts'
import { type Drop, dropAt, dropsOver } from './rain.ts'
import { RAIN, STROKES } from './strokePictures.ts'
import { isShown, type Stroke, strokeAt, strokesOver } from './strokes.ts'

const SIDE = 512
const ABOVE_WATER = 0.012
const PICTURES = [...STROKES, RAIN]
/** Length of a drop, in cells, and its lean in the wind, in radians. */
const DROP = 0.75
const LEAN = 0.32
/** The time of a good-looking still picture, in seconds. */
const FIRST_MOMENT = 2

interface WindStrokesProps {
  readonly field: Field
  readonly shore: Shore
  readonly wind: () => SeaWind
  readonly moving: boolean
}

/** White curls over the sea that run with the wind, none in a calm, and the rain of a storm. One draw call. */
export function WindStrokes({ field, shore, wind, moving }: WindStrokesProps) {
  const { width, height } = field
  const strokes = useMemo(() => strokesOver({ width, height }, shore, STROKES.length), [width, height, shore])
  const drops = useMemo(() => dropsOver({ width, height }), [width, height])
  const sheet = useMemo(() => drawSheet(PICTURES, PICTURES.length, SIDE), [])
  const batch = useMemo(
    () => new SpriteBatch(sheet, { capacity: Math.max(1, strokes.length + drops.length), renderOrder: 3 }),
    [sheet, strokes, drops],
  )
  const step = useSeaStep(moving)
  const time = useRef(FIRST_MOMENT)
  useEffect(() => () => batch.dispose(), [batch])
  useEffect(() => () => sheet.texture.dispose(), [sheet])
  useTableFrame(
    (_, sinceLast) => {
      time.current += step(sinceLast)
      return [batch, wind(), time.current]
    },
    ([, now, seconds]) => {
      batch.begin()
      drawStrokes(batch, strokes, now, seconds)
      drawRain(batch, drops, now, seconds)
      batch.end()
    },
  )
  return <primitive object={batch.mesh} name="wind strokes" />
}

const sprite = blankSprite()

function drawStrokes(batch: SpriteBatch, strokes: readonly Stroke[], wind: SeaWind, time: number): void {
  const length = Math.hypot(wind.x, wind.z) || 1
  const [east, south] = [wind.x / length, wind.z / length]
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
}

function drawRain(batch: SpriteBatch, drops: readonly Drop[], wind: SeaWind, time: number): void {
  const lean = (LEAN * wind.x) / (Math.hypot(wind.x, wind.z) || 1)
  for (const drop of drops) {
    const { high, opacity } = dropAt(drop, time, wind.force)
    if (opacity === 0) continue
    placeSprite(sprite, drop.x, WATER + DROP / 2 + high, drop.z, DROP, STROKES.length)
    sprite.turn = lean
    sprite.opacity = opacity
    batch.add(sprite)
  }
}
