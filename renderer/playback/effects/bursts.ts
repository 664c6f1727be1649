import { paintSprite } from '../../table/sprites/sprite.ts'
import { easeOutCubic, swell, within } from '../motion/easing.ts'
import { type Burst, fadeInOut, fling, put, rising, TAU, tinted, WIND } from './burst.ts'
import { PICTURE } from './pictures.ts'

const DUST = 0xdcb680

const GOLD = 0xffe08a

const CONFETTI = [0xd9a84e, 0xc8362c, 0x4f7fb8, 0xf2e4bf, 0x3f9c6a, 0xf3cf6f] as const

const dust: Burst = {
  count: 12,
  draw(sprite, age, index, luck, { from, size }) {
    const angle = (index / 12) * TAU + luck(0) * 0.4
    const out = (0.36 + 0.3 * easeOutCubic(age)) * (0.8 + 0.4 * luck(1)) * Math.min(1, size)
    const side = (0.22 + 0.34 * age) * (0.7 + 0.6 * luck(2)) * size
    put(
      sprite,
      PICTURE.puff,
      from.x + out * Math.cos(angle),
      from.y + 0.04 + 0.22 * age * luck(3),
      from.z + out * Math.sin(angle) * 0.9,
      side,
    )
    sprite.turn = luck(4) * TAU
    sprite.opacity = 0.85 * fadeInOut(age)
    paintSprite(sprite, DUST)
  },
}

/** A crown of foam, drops that fall back, and spreading rings. */
const splash: Burst = {
  count: 32,
  draw(sprite, age, index, luck, effect) {
    const { from, size } = effect
    if (index < 2) {
      const wait = index * 0.22
      const t = within(age, wait, 1)
      put(sprite, PICTURE.ring, from.x, from.y + 0.012, from.z, (0.25 + 0.85 * easeOutCubic(t)) * size)
      sprite.flat = true
      sprite.opacity = (age > wait ? 0.85 : 0) * (1 - t)
    } else if (index < 16) {
      const t = within(age, 0, 0.8)
      const inner = index % 2
      const angle = (index / 14) * TAU * 2
      const out = (inner ? 0.1 : 0.26 + 0.2 * t) * size
      put(
        sprite,
        PICTURE.puff,
        from.x + out * Math.cos(angle),
        from.y + 0.05 + (inner ? 0.62 : 0.34) * (0.6 + 0.6 * luck(1)) * swell(Math.min(1, 0.18 + t * 0.86)) * size,
        from.z + out * Math.sin(angle) * 0.8,
        (0.24 + 0.16 * t) * size,
      )
      sprite.stretch = 1.5
      sprite.opacity = Math.min(1, age * 12) * (1 - within(age, 0.4, 0.8))
      paintSprite(sprite, 0xeefaf6)
    } else {
      const angle = luck(0) * TAU
      fling(
        sprite,
        effect,
        PICTURE.drop,
        age,
        angle,
        { out: 0.35 + 0.55 * luck(1), up: 2.4 + 1.8 * luck(2), fall: 4 },
        0.075,
      )
      sprite.opacity = sprite.y > from.y ? 0.95 * (1 - within(age, 0.7, 1)) : 0
      paintSprite(sprite, 0xe2f5f2)
    }
  },
}

const ripple: Burst = {
  count: 2,
  draw(sprite, age, index, _luck, { from, size }) {
    const t = within(age, index * 0.25, 1)
    put(sprite, PICTURE.ring, from.x, from.y + 0.012, from.z, (0.3 + 0.75 * easeOutCubic(t)) * size)
    sprite.flat = true
    sprite.opacity = age > index * 0.25 ? 0.6 * (1 - t) : 0
  },
}

/** Puffs that grow and drift with the wind; the first ones fly out with the shot. */
const smoke: Burst = {
  count: 8,
  draw(sprite, age, index, luck, { from, to, size, lasts }) {
    const length = Math.hypot(to.x - from.x, to.z - from.z) || 1
    const seconds = (age * lasts) / 1000
    const forth = (0.15 + 0.75 * easeOutCubic(Math.min(1, age * 2)) * (index / 8)) * (length > 1 ? 1 : 0.2) * size
    const spread = (k: number) => (luck(k) - 0.5) * 0.34 * size
    put(
      sprite,
      PICTURE.puff,
      from.x + ((to.x - from.x) / length) * forth + spread(0) + WIND.x * seconds,
      from.y + 0.1 + 0.42 * age * (0.4 + luck(1)) * size,
      from.z + ((to.z - from.z) / length) * forth + spread(2) + WIND.z * seconds,
      (0.25 + 0.65 * easeOutCubic(age)) * (0.8 + 0.4 * luck(3)) * size,
    )
    sprite.turn = luck(4) * TAU + age * (luck(5) - 0.5)
    sprite.opacity = 0.8 * Math.min(1, age * 14) * (1 - within(age, 0.3, 1))
    paintSprite(sprite, age < 0.08 ? 0xffd9a0 : 0xd8cdbd)
  },
}

const flash: Burst = {
  count: 2,
  draw(sprite, age, index, _luck, { from, to, size }) {
    const length = Math.hypot(to.x - from.x, to.z - from.z) || 1
    const forth = 0.16 * size
    put(
      sprite,
      index === 0 ? PICTURE.glow : PICTURE.spark,
      from.x + ((to.x - from.x) / length) * forth,
      from.y + 0.08,
      from.z + ((to.z - from.z) / length) * forth,
      (index === 0 ? 1.5 : 0.9) * size * (0.7 + 0.3 * age),
    )
    sprite.opacity = 1 - age
    sprite.glow = 1
    paintSprite(sprite, index === 0 ? 0xffb650 : 0xfff2c4)
  },
}

/** Small puffs along the arc from one point to another. */
const trail: Burst = {
  count: 16,
  draw(sprite, age, index, luck, { from, to, size, lasts }) {
    const along = index / 16
    const born = along * 0.62
    const t = within(age, born, Math.min(1, born + 0.34))
    const length = Math.hypot(to.x - from.x, to.z - from.z)
    const seconds = (Math.max(0, age - born) * lasts) / 1000
    put(
      sprite,
      PICTURE.puff,
      from.x + (to.x - from.x) * along + (luck(0) - 0.5) * 0.06 + WIND.x * 0.4 * seconds,
      from.y + (to.y - from.y) * along + (size < 0.75 && length > 1.6 ? along * (1 - along) * length : 0),
      from.z + (to.z - from.z) * along + (luck(1) - 0.5) * 0.06,
      (0.12 + 0.22 * t) * size,
    )
    sprite.opacity = age < born ? 0 : 0.5 * (1 - t)
    paintSprite(sprite, 0xe9e0d2)
  },
}

const sparkles: Burst = {
  count: 14,
  draw(sprite, age, index, luck, effect) {
    const { from, size } = effect
    const angle = luck(0) * TAU
    const out = (0.12 + 0.34 * luck(1)) * (0.4 + 0.6 * easeOutCubic(age)) * size
    const born = luck(2) * 0.4
    const t = within(age, born, 1)
    put(
      sprite,
      PICTURE.spark,
      from.x + out * Math.cos(angle),
      from.y + (0.1 + 0.6 * luck(3)) * t * size,
      from.z + out * Math.sin(angle) * 0.8,
      (0.1 + 0.13 * luck(4)) * size * swell(t),
    )
    sprite.turn = age * 2 + index
    sprite.opacity = age < born ? 0 : 1
    sprite.glow = 0.6
    tinted(sprite, effect, GOLD)
  },
}

const confetti: Burst = {
  count: 48,
  draw(sprite, age, index, luck, { from, size }) {
    const angle = luck(0) * TAU
    const out = (0.3 + 1.8 * luck(1)) * easeOutCubic(Math.min(1, age * 2.2)) * size
    const fall = 0.7 * easeOutCubic(Math.min(1, age * 3)) - 3.1 * age * age * (0.6 + 0.5 * luck(2))
    put(
      sprite,
      PICTURE.paper,
      from.x + out * Math.cos(angle) + 0.12 * Math.sin(age * 14 + index),
      Math.max(-0.1, from.y + fall),
      from.z + out * Math.sin(angle) * 0.8,
      0.2 + 0.1 * luck(3),
    )
    sprite.turn = luck(4) * TAU + age * 8 * (luck(5) - 0.5)
    sprite.stretch = 0.25 + 0.75 * Math.abs(Math.sin(age * 16 + index))
    sprite.opacity = 1 - within(age, 0.78, 1)
    paintSprite(sprite, CONFETTI[index % CONFETTI.length] ?? GOLD)
  },
}

/** Coins that spring up and fall back. */
const fountain: Burst = {
  count: 22,
  draw(sprite, age, index, luck, effect) {
    const born = (index / 22) * 0.6
    const t = within(age, born, Math.min(1, born + 0.4))
    const speed = { out: 0.25 + 0.55 * luck(1), up: 4.2 + 1.4 * luck(2), fall: 5 }
    fling(sprite, effect, PICTURE.coin, t, luck(0) * TAU, speed, 0.24)
    sprite.stretch = 0.3 + 0.7 * Math.abs(Math.cos(t * 9 + index))
    sprite.opacity = age < born || t >= 1 ? 0 : 1 - within(t, 0.85, 1)
  },
}

const chips: Burst = {
  count: 10,
  draw(sprite, age, _index, luck, effect) {
    const speed = { out: 0.3 + 0.4 * luck(1), up: 1.2 + luck(2), fall: 1.9 }
    fling(sprite, effect, PICTURE.shard, age, luck(0) * TAU, speed, 0.1 + 0.06 * luck(4))
    sprite.turn = luck(3) * TAU + age * 6
    sprite.opacity = 1 - within(age, 0.6, 1)
    paintSprite(sprite, 0xd6f1f6)
  },
}

/** Effects that any game may cue, by name. */
export const COMMON_BURSTS = {
  dust,
  splash,
  ripple,
  smoke,
  flash,
  trail,
  sparkles,
  bubbles: rising(12, 0.4, 0.5, 0.11),
  confetti,
  fountain,
  chips,
} as const satisfies Record<string, Burst>

export type CommonEffect = keyof typeof COMMON_BURSTS
