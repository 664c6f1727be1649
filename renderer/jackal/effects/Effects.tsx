import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import type { LiveEffect } from '../../playback/liveEffects.ts'
import { playback } from '../../playback/stage.ts'
import { BURSTS, luckOf } from './bursts.ts'
import { EFFECT_NAMES, type EffectName } from './names.ts'
import { SpriteBatch } from './SpriteBatch.ts'
import { drawEffectSheet } from './sheet.ts'
import { blankSprite } from './sprite.ts'

const CAPACITY = 512
const KNOWN: ReadonlySet<string> = new Set(EFFECT_NAMES)

const isKnown = (name: string): name is EffectName => KNOWN.has(name)

/** All effects in the air, in one draw call; none when nothing happens. */
export function Effects() {
  const sheet = useMemo(drawEffectSheet, [])
  const batch = useMemo(() => new SpriteBatch(sheet, { capacity: CAPACITY, renderOrder: 20 }), [sheet])
  useEffect(
    () => () => {
      batch.dispose()
      sheet.texture.dispose()
    },
    [batch, sheet],
  )
  useFrame(() => {
    const { alive, clock } = playback.effects
    if (alive.length === 0 && !batch.mesh.visible) return
    batch.begin()
    for (const effect of alive) drawEffect(batch, effect, clock)
    batch.end()
  })
  return <primitive object={batch.mesh} />
}

const sprite = blankSprite()
let seed = 0
let particle = 0
const luck = (k: number): number => luckOf(seed, particle, k)

function drawEffect(batch: SpriteBatch, effect: LiveEffect, clock: number): void {
  if (!isKnown(effect.name)) return
  const burst = BURSTS[effect.name]
  const age = Math.min(1, Math.max(0, (clock - effect.bornAt) / effect.lasts))
  seed = effect.seed
  for (particle = 0; particle < burst.count; particle++) {
    burst.draw(sprite, age, particle, luck, effect)
    batch.add(sprite)
  }
}
