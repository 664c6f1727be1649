import { describe, expect, it } from 'vitest'
import { type Burst, luckOf } from '../playback/effects/burst.ts'
import { COMMON_BURSTS } from '../playback/effects/bursts.ts'
import type { LiveEffect } from '../playback/effects/liveEffects.ts'
import { blankSprite, type Sprite } from '../table/sprites/sprite.ts'

const FROM = { x: 1, y: 0.1, z: -2 }
const TO = { x: 4, y: 0.2, z: -2 }
const SEED = 3

/** The limits of an effect's sprites: their distance from the line between its ends, and their size, cells. */
interface Reach {
  /** Before the start and beyond the end of the line. */
  readonly along: number
  /** To either side of the line. */
  readonly aside: number
  /** The limit of the size of every sprite. */
  readonly size: number
}

/** Returns the bursts that a game adds to the common ones. */
export function ownBursts(bursts: Readonly<Record<string, Burst>>): Readonly<Record<string, Burst>> {
  return Object.fromEntries(Object.entries(bursts).filter(([name]) => !(name in COMMON_BURSTS)))
}

/** Tests that every burst is visible half way, gone at the end, the same whenever redrawn, and within its limits. */
export function testBursts(bursts: Readonly<Record<string, Burst>>, reach: Reach): void {
  describe.each(Object.entries(bursts))('the effect %s', (name, burst) => {
    it('shows sprites half way and none at its end', () => {
      expect(seenAt(name, burst, 0.4).length).toBeGreaterThan(0)
      expect(seenAt(name, burst, 1)).toEqual([])
    })

    it('draws the same sprites whenever the same age is drawn', () => {
      expect(spritesAt(name, burst, 0.37)).toEqual(spritesAt(name, burst, 0.37))
    })

    it('stays near the line between its ends', () => {
      for (const age of [0, 0.2, 0.5, 0.8])
        for (const { x, y, z, size } of seenAt(name, burst, age)) {
          expect(x).toBeGreaterThan(FROM.x - reach.along)
          expect(x).toBeLessThan(TO.x + reach.along)
          expect(Math.abs(z - FROM.z)).toBeLessThan(reach.aside)
          expect(y).toBeLessThan(4)
          expect(size).toBeLessThan(reach.size)
        }
    })
  })
}

function spritesAt(name: string, burst: Burst, age: number): readonly Sprite[] {
  const effect: LiveEffect = { name, bornAt: 0, lasts: 1000, from: FROM, to: TO, size: 1, tint: 0xffffff, seed: SEED }
  return Array.from({ length: burst.count }, (_, index) => {
    const sprite = blankSprite()
    burst.draw(sprite, age, index, (k) => luckOf(SEED, index, k), effect)
    return sprite
  })
}

function seenAt(name: string, burst: Burst, age: number): readonly Sprite[] {
  return spritesAt(name, burst, age).filter((sprite) => sprite.opacity > 0.01 && sprite.size > 0.005)
}
