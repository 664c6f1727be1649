import { describe, expect, it } from 'vitest'
import { blankSprite, type Sprite } from '../../table/sprites/sprite.ts'
import { type Burst, luckOf } from './burst.ts'
import { COMMON_BURSTS } from './bursts.ts'
import type { LiveEffect } from './liveEffects.ts'

const FROM = { x: 1, y: 0.1, z: -2 }
const TO = { x: 4, y: 0.2, z: -2 }
const SEED = 3

/** How far from its way effects may be seen, and how large, cells. */
interface Reach {
  /** Before its beginning and beyond its end. */
  readonly along: number
  /** To either side. */
  readonly aside: number
  /** The size that no sprite of them reaches. */
  readonly size: number
}

/** A game's own bursts: those that not every game has. */
export function ownBursts(bursts: Readonly<Record<string, Burst>>): Readonly<Record<string, Burst>> {
  return Object.fromEntries(Object.entries(bursts).filter(([name]) => !(name in COMMON_BURSTS)))
}

/** Holds every burst to what all effects keep: seen under way, gone at the end, the same for the same moment, near. */
export function holdBursts(bursts: Readonly<Record<string, Burst>>, reach: Reach): void {
  describe.each(Object.entries(bursts))('the effect %s', (name, burst) => {
    it('shows something half way and nothing at its end', () => {
      expect(seenAt(name, burst, 0.4).length).toBeGreaterThan(0)
      expect(seenAt(name, burst, 1)).toEqual([])
    })

    it('looks the same whenever the same moment is drawn', () => {
      expect(spritesAt(name, burst, 0.37)).toEqual(spritesAt(name, burst, 0.37))
    })

    it('stays near its way', () => {
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
