import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { SpriteBatch } from '../../table/sprites/SpriteBatch.ts'
import { type Drawing, drawSheet } from '../../table/sprites/sheet.ts'
import { blankSprite } from '../../table/sprites/sprite.ts'
import { useShownTable } from '../useShownTable.ts'
import { type Burst, luckOf } from './burst.ts'
import type { LiveEffect } from './liveEffects.ts'

/** The most sprites at once: confetti and fountains for four winners need about 560. */
const CAPACITY = 768
/** The most sprites drawn over the marks: dice are thrown two at a time, each with six faces and a frame. */
const ON_TOP_CAPACITY = 32
const COLUMNS = 8
/** Side of one picture, pixels. */
const SIDE = 128

export interface EffectsProps {
  /** The look of each effect that cues may start. Pass the same object in every render. */
  readonly bursts: Readonly<Record<string, Burst>>
  readonly pictures: Readonly<Record<string, Drawing>>
}

/** All live effects in one draw call, those on top in another; none while there are none. */
export function Effects({ bursts, pictures }: EffectsProps) {
  const table = useShownTable()
  const sheet = useMemo(() => drawSheet(Object.values(pictures), COLUMNS, SIDE), [pictures])
  const batches = useMemo(
    () => ({
      usual: new SpriteBatch(sheet, { capacity: CAPACITY, renderOrder: 20 }),
      onTop: new SpriteBatch(sheet, { capacity: ON_TOP_CAPACITY, renderOrder: 25 }),
    }),
    [sheet],
  )
  useEffect(
    () => () => {
      batches.usual.dispose()
      batches.onTop.dispose()
      sheet.texture.dispose()
    },
    [batches, sheet],
  )
  useFrame(() => {
    const { alive, clock } = table.playback.effects
    const { usual, onTop } = batches
    if (alive.length === 0 && !usual.mesh.visible && !onTop.mesh.visible) return
    usual.begin()
    onTop.begin()
    for (const effect of alive) {
      const burst = bursts[effect.name]
      if (burst) drawEffect(burst.isOnTop ? onTop : usual, burst, effect, clock)
    }
    usual.end()
    onTop.end()
  })
  return (
    <>
      <primitive object={batches.usual.mesh} />
      <primitive object={batches.onTop.mesh} />
    </>
  )
}

const sprite = blankSprite()
let seed = 0
let particle = 0
const luck = (k: number): number => luckOf(seed, particle, k)

function drawEffect(batch: SpriteBatch, burst: Burst, effect: LiveEffect, clock: number): void {
  const age = Math.min(1, Math.max(0, (clock - effect.bornAt) / effect.lasts))
  seed = effect.seed
  for (particle = 0; particle < burst.count; particle++) {
    burst.draw(sprite, age, particle, luck, effect)
    batch.add(sprite)
  }
}
