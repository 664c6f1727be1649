import { easeOutBack, easeOutCubic, swell, within } from '../../playback/easing.ts'
import type { LiveEffect } from '../../playback/liveEffects.ts'
import type { EffectName } from './names.ts'
import { type PictureName, pictureIndex } from './pictures.ts'
import { paintSprite, placeSprite, type Sprite } from './sprite.ts'

/** A number from 0 to 1 that belongs to one particle of one effect. */
type Luck = (k: number) => number

/** What one kind of effect looks like: how many sprites, and each of them at an age of 0–1. */
export interface Burst {
  readonly count: number
  readonly draw: (sprite: Sprite, age: number, index: number, luck: Luck, effect: LiveEffect) => void
}

const TAU = Math.PI * 2
/** Whither smoke and leaves drift, cells a second. */
const WIND = { x: 0.35, z: 0.2 } as const
const DUST = 0xdcb680
const GOLD = 0xffe08a

/** A number from 0 to 1 from three whole numbers, the same whenever it is asked. */
export function luckOf(seed: number, index: number, k: number): number {
  let hash = Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b) ^ Math.imul(k + 1, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 13)) >>> 0) / 0x1_0000_0000
}

function put(sprite: Sprite, name: PictureName, x: number, y: number, z: number, size: number): void {
  placeSprite(sprite, x, y, z, size, pictureIndex(name))
}

/** Fades in quickly and out slowly. */
const breath = (age: number): number => Math.min(1, age * 6) * (1 - within(age, 0.35, 1))

function tinted(sprite: Sprite, effect: LiveEffect, own: number): void {
  paintSprite(sprite, effect.tint === 0xffffff ? own : effect.tint)
}

/** Flung up and out from a point, falling back. */
function fling(
  sprite: Sprite,
  { from, size }: LiveEffect,
  name: PictureName,
  age: number,
  angle: number,
  speed: { readonly out: number; readonly up: number; readonly fall: number },
  side: number,
): void {
  const out = speed.out * age * size
  const up = (speed.up * age - speed.fall * age * age) * size
  put(sprite, name, from.x + out * Math.cos(angle), from.y + up, from.z + out * Math.sin(angle) * 0.8, side * size)
}

/** A symbol that pops up, hangs and fades. */
function symbol(name: PictureName, side: number, rise = 0.15): Burst {
  return {
    count: 1,
    draw(sprite, age, _index, _luck, { from, size, tint }) {
      const pop = easeOutBack(within(age, 0, 0.18))
      put(sprite, name, from.x, from.y + rise * age, from.z, side * size * pop)
      sprite.opacity = 1 - within(age, 0.75, 1)
      sprite.turn = 0.12 * Math.sin(age * 24) * (1 - within(age, 0, 0.5))
      paintSprite(sprite, tint)
    },
  }
}

const dust: Burst = {
  count: 12,
  draw(sprite, age, index, luck, { from, size }) {
    const angle = (index / 12) * TAU + luck(0) * 0.4
    const out = (0.36 + 0.3 * easeOutCubic(age)) * (0.8 + 0.4 * luck(1)) * Math.min(1, size)
    const side = (0.22 + 0.34 * age) * (0.7 + 0.6 * luck(2)) * size
    put(
      sprite,
      'puff',
      from.x + out * Math.cos(angle),
      from.y + 0.04 + 0.22 * age * luck(3),
      from.z + out * Math.sin(angle) * 0.9,
      side,
    )
    sprite.turn = luck(4) * TAU
    sprite.opacity = 0.85 * breath(age)
    paintSprite(sprite, DUST)
  },
}

/** A crown of foam, drops that fall back, and rings that run out. */
const splash: Burst = {
  count: 32,
  draw(sprite, age, index, luck, effect) {
    const { from, size } = effect
    if (index < 2) {
      const wait = index * 0.22
      const t = within(age, wait, 1)
      put(sprite, 'ring', from.x, from.y + 0.012, from.z, (0.25 + 0.85 * easeOutCubic(t)) * size)
      sprite.flat = true
      sprite.opacity = (age > wait ? 0.85 : 0) * (1 - t)
    } else if (index < 16) {
      const t = within(age, 0, 0.8)
      const inner = index % 2
      const angle = (index / 14) * TAU * 2
      const out = (inner ? 0.1 : 0.26 + 0.2 * t) * size
      put(
        sprite,
        'puff',
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
      fling(sprite, effect, 'drop', age, angle, { out: 0.35 + 0.55 * luck(1), up: 2.4 + 1.8 * luck(2), fall: 4 }, 0.075)
      sprite.opacity = sprite.y > from.y ? 0.95 * (1 - within(age, 0.7, 1)) : 0
      paintSprite(sprite, 0xe2f5f2)
    }
  },
}

const ripple: Burst = {
  count: 2,
  draw(sprite, age, index, _luck, { from, size }) {
    const t = within(age, index * 0.25, 1)
    put(sprite, 'ring', from.x, from.y + 0.012, from.z, (0.3 + 0.75 * easeOutCubic(t)) * size)
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
      'puff',
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
      index === 0 ? 'glow' : 'spark',
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

/** Small puffs left along the way from one point to another, over the top of its bow. */
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
      'puff',
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
      'spark',
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

/** Stars that circle a head. */
const stars: Burst = {
  count: 6,
  draw(sprite, age, index, luck, { from, size }) {
    const angle = (index / 6) * TAU + age * 5
    const out = (0.16 + 0.22 * easeOutCubic(age)) * size
    put(
      sprite,
      'star',
      from.x + out * Math.cos(angle),
      from.y + 0.08 * Math.sin(angle * 2 + luck(0)) + 0.1 * age,
      from.z + out * Math.sin(angle) * 0.6,
      0.17 * size * Math.min(1, age * 8),
    )
    sprite.turn = angle
    sprite.opacity = 1 - within(age, 0.65, 1)
  },
}

function rising(count: number, spread: number, height: number, side: number): Burst {
  return {
    count,
    draw(sprite, age, index, luck, { from, size }) {
      const born = (index / count) * 0.55
      const t = within(age, born, Math.min(1, born + 0.5))
      const wave = Math.sin(t * 9 + index * 2) * 0.04
      put(
        sprite,
        'bubble',
        from.x + (luck(0) - 0.5) * spread * size + wave,
        from.y + height * t * size,
        from.z + (luck(1) - 0.5) * spread * size,
        side * (0.6 + 0.8 * luck(2)) * size * Math.min(1, t * 5),
      )
      sprite.opacity = age < born ? 0 : 0.95 * (1 - within(t, 0.75, 1))
    },
  }
}

const leaves: Burst = {
  count: 34,
  draw(sprite, age, index, luck, { from, size }) {
    const angle = luck(0) * TAU + age * (4 + 3 * luck(1))
    const out = (0.25 + 1.1 * easeOutCubic(age) * (0.4 + luck(2))) * size
    put(
      sprite,
      'leaf',
      from.x + out * Math.cos(angle) + WIND.x * age * 2,
      from.y + (0.2 + 1.1 * swell(age) * (0.4 + luck(3))) * Math.min(1.6, size),
      from.z + out * Math.sin(angle) * 0.8,
      0.26 + 0.2 * luck(4),
    )
    sprite.turn = angle * 2 + index
    sprite.stretch = 0.35 + 0.65 * Math.abs(Math.sin(age * 9 + index))
    sprite.opacity = breath(age)
    paintSprite(sprite, [0x6fae48, 0x4f9440, 0x9cc45a, 0xe0a13c][index % 4] ?? 0x6fae48)
  },
}

const CONFETTI = [0xd9a84e, 0xc8362c, 0x4f7fb8, 0xf2e4bf, 0x3f9c6a, 0xf3cf6f] as const

const confetti: Burst = {
  count: 48,
  draw(sprite, age, index, luck, { from, size }) {
    const angle = luck(0) * TAU
    const out = (0.3 + 1.8 * luck(1)) * easeOutCubic(Math.min(1, age * 2.2)) * size
    const fall = 0.7 * easeOutCubic(Math.min(1, age * 3)) - 3.1 * age * age * (0.6 + 0.5 * luck(2))
    put(
      sprite,
      'paper',
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
    fling(sprite, effect, 'coin', t, luck(0) * TAU, speed, 0.24)
    sprite.stretch = 0.3 + 0.7 * Math.abs(Math.cos(t * 9 + index))
    sprite.opacity = age < born || t >= 1 ? 0 : 1 - within(t, 0.85, 1)
  },
}

/** Two rows of teeth that close with a snap. */
const jaws: Burst = {
  count: 2,
  draw(sprite, age, index, _luck, { from, size }) {
    const open = age < 0.5 ? 0.42 * easeOutCubic(age * 2) : 0.42 * (1 - easeOutCubic(within(age, 0.5, 0.68)))
    const side = index === 0 ? 1 : -1
    put(
      sprite,
      index === 0 ? 'jawAbove' : 'jawBelow',
      from.x,
      from.y + side * (0.15 + open) * size,
      from.z + 0.1,
      0.95 * size * Math.min(1, age * 6),
    )
    sprite.opacity = 1 - within(age, 0.85, 1)
  },
}

const bones: Burst = {
  count: 7,
  draw(sprite, age, index, luck, effect) {
    const speed = { out: 0.35 + 0.5 * luck(1), up: 2.6 + luck(2), fall: 3 }
    fling(sprite, effect, index === 0 ? 'skull' : 'bone', age, luck(0) * TAU, speed, index === 0 ? 0.34 : 0.26)
    sprite.turn = (luck(3) - 0.5) * 9 * age
    sprite.opacity = 1 - within(age, 0.75, 1)
  },
}

function clouds(count: number, colour: number, rise: number, spread: number): Burst {
  return {
    count,
    draw(sprite, age, index, luck, { from, size, lasts }) {
      const angle = (index / count) * TAU + luck(0)
      const out = spread * easeOutCubic(age) * size
      const seconds = (age * lasts) / 1000
      put(
        sprite,
        'puff',
        from.x + out * Math.cos(angle) + WIND.x * 0.3 * seconds,
        from.y + rise * age * (0.5 + luck(1)) * size,
        from.z + out * Math.sin(angle) * 0.8,
        (0.22 + 0.4 * age) * (0.7 + 0.6 * luck(2)) * size,
      )
      sprite.turn = luck(3) * TAU
      sprite.opacity = 0.7 * breath(age)
      paintSprite(sprite, colour)
    },
  }
}

const tears: Burst = {
  count: 8,
  draw(sprite, age, index, luck, effect) {
    const born = (index / 8) * 0.5
    const t = within(age, born, Math.min(1, born + 0.5))
    fling(sprite, effect, 'drop', t, (index % 2) * Math.PI + (luck(0) - 0.5), { out: 0.35, up: 0.9, fall: 1.6 }, 0.11)
    sprite.opacity = age < born ? 0 : 1 - within(t, 0.8, 1)
    paintSprite(sprite, 0x9fd4ee)
  },
}

/** A bottle that flies in a bow and turns over. */
const bottle: Burst = {
  count: 1,
  draw(sprite, age, _index, _luck, { from, to, size }) {
    const length = Math.hypot(to.x - from.x, to.z - from.z)
    const t = within(age, 0, 0.9)
    put(
      sprite,
      'bottle',
      from.x + (to.x - from.x) * t,
      from.y + (to.y - from.y) * t + (0.4 + 0.5 * length) * t * (1 - t) * 2,
      from.z + (to.z - from.z) * t,
      0.42 * size * Math.min(1, age * 7),
    )
    sprite.turn = -TAU * t
    sprite.opacity = 1 - within(age, 0.9, 1)
  },
}

/** The light goes round twice. */
const beam: Burst = {
  count: 3,
  draw(sprite, age, index, _luck, { from, size }) {
    const angle = age * TAU * 1.5 + (index % 2) * Math.PI
    const shown = breath(age)
    if (index === 2) {
      put(sprite, 'glow', from.x, from.y, from.z, 0.8 * size)
    } else {
      put(
        sprite,
        'beam',
        from.x + 0.9 * size * Math.cos(angle),
        from.y,
        from.z + 0.9 * size * Math.sin(angle),
        1.9 * size,
      )
      sprite.flat = true
      sprite.turn = -angle
    }
    sprite.opacity = 0.75 * shown
    sprite.glow = 1
    paintSprite(sprite, 0xffe79a)
  },
}

const chips: Burst = {
  count: 10,
  draw(sprite, age, _index, luck, effect) {
    const speed = { out: 0.3 + 0.4 * luck(1), up: 1.2 + luck(2), fall: 1.9 }
    fling(sprite, effect, 'shard', age, luck(0) * TAU, speed, 0.1 + 0.06 * luck(4))
    sprite.turn = luck(3) * TAU + age * 6
    sprite.opacity = 1 - within(age, 0.6, 1)
    paintSprite(sprite, 0xd6f1f6)
  },
}

const bell: Burst = {
  count: 1,
  draw(sprite, age, _index, _luck, { from, size }) {
    put(sprite, 'bell', from.x, from.y, from.z, 0.5 * size * easeOutBack(within(age, 0, 0.2)))
    sprite.turn = 0.5 * Math.sin(age * 18) * (1 - age)
    sprite.opacity = 1 - within(age, 0.7, 1)
  },
}

/** Every effect; one that is left out does not compile. */
export const BURSTS: Readonly<Record<EffectName, Burst>> = {
  dust,
  splash,
  ripple,
  smoke,
  flash,
  trail,
  sparkles,
  stars,
  bubbles: rising(12, 0.4, 0.5, 0.11),
  hiccups: rising(6, 0.3, 0.6, 0.15),
  leaves,
  confetti,
  fountain,
  jaws,
  oath: symbol('oath', 0.95),
  demand: symbol('demand', 0.8),
  eye: symbol('eye', 0.6, 0.1),
  bell,
  bones,
  steam: clouds(8, 0xf3ead9, 0.8, 0.25),
  poof: clouds(10, 0xe9dcc4, 0.3, 0.34),
  tears,
  bottle,
  beam,
  truce: symbol('flag', 0.6, 0.1),
  chips,
}
