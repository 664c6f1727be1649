import { describe, expect, it } from 'vitest'
import { luckOf } from '../../playback/effects/burst.ts'
import { COMMON_BURSTS } from '../../playback/effects/bursts.ts'
import type { LiveEffect } from '../../playback/liveEffects.ts'
import { blankSprite, type Sprite } from '../../table/sprites/sprite.ts'
import { BURSTS } from './bursts.ts'
import type { EffectName } from './names.ts'

const OWN = (Object.keys(BURSTS) as EffectName[]).filter((name) => !(name in COMMON_BURSTS)) // keys of a record

function spritesOf(name: EffectName, age: number): readonly Sprite[] {
  const from = { x: 1, y: 0.1, z: -2 }
  const to = { x: 4, y: 0.2, z: -2 }
  const effect: LiveEffect = { name, bornAt: 0, lasts: 1000, from, to, size: 1, tint: 0xffffff, seed: 3 }
  return Array.from({ length: BURSTS[name].count }, (_, index) => {
    const sprite = blankSprite()
    BURSTS[name].draw(sprite, age, index, (k) => luckOf(3, index, k), effect)
    return sprite
  })
}

const seen = (sprites: readonly Sprite[]) => sprites.filter((sprite) => sprite.opacity > 0.01 && sprite.size > 0.005)

describe.each(OWN)('the effect %s', (name) => {
  it('shows something half way and nothing at its end', () => {
    expect(seen(spritesOf(name, 0.4)).length).toBeGreaterThan(0)
    expect(seen(spritesOf(name, 1))).toEqual([])
  })

  it('looks the same whenever the same moment is drawn', () => {
    expect(spritesOf(name, 0.37)).toEqual(spritesOf(name, 0.37))
  })

  it('stays near its way', () => {
    for (const age of [0, 0.2, 0.5, 0.8])
      for (const { x, y, z } of seen(spritesOf(name, age))) {
        expect(x).toBeGreaterThan(-1)
        expect(x).toBeLessThan(6)
        expect(Math.abs(z + 2)).toBeLessThan(2)
        expect(y).toBeLessThan(4)
      }
  })
})
