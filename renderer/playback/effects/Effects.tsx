import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { SpriteBatch } from '../../table/sprites/SpriteBatch.ts'
import { type Drawing, drawSheet } from '../../table/sprites/sheet.ts'
import { blankSprite } from '../../table/sprites/sprite.ts'
import { playback } from '../shownStore.ts'
import { type Burst, luckOf } from './burst.ts'
import type { LiveEffect } from './liveEffects.ts'

/** Confetti and fountains for four winners need about 560. */
const CAPACITY = 768
/** Dice are thrown two at a time, each with six faces and a frame. */
const READ_CAPACITY = 32
const COLUMNS = 8
/** Side of one picture, pixels. */
const SIDE = 128

export interface EffectsProps {
  /** How each effect that cues may start looks. Pass the same object in every render. */
  readonly bursts: Readonly<Record<string, Burst>>
  readonly pictures: Readonly<Record<string, Drawing>>
}

/** All live effects in one draw call, what is to be read in another; none while nothing is live. */
export function Effects({ bursts, pictures }: EffectsProps) {
  const sheet = useMemo(() => drawSheet(Object.values(pictures), COLUMNS, SIDE), [pictures])
  const batches = useMemo(
    () => ({
      seen: new SpriteBatch(sheet, { capacity: CAPACITY, renderOrder: 20 }),
      read: new SpriteBatch(sheet, { capacity: READ_CAPACITY, renderOrder: 25 }),
    }),
    [sheet],
  )
  useEffect(
    () => () => {
      batches.seen.dispose()
      batches.read.dispose()
      sheet.texture.dispose()
    },
    [batches, sheet],
  )
  useFrame(() => {
    const { alive, clock } = playback.effects
    const { seen, read } = batches
    if (alive.length === 0 && !seen.mesh.visible && !read.mesh.visible) return
    seen.begin()
    read.begin()
    for (const effect of alive) {
      const burst = bursts[effect.name]
      if (burst) drawEffect(burst.isRead ? read : seen, burst, effect, clock)
    }
    seen.end()
    read.end()
  })
  return (
    <>
      <primitive object={batches.seen.mesh} />
      <primitive object={batches.read.mesh} />
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
