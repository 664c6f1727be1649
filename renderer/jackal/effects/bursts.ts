import { type Burst, clouds, fadeInOut, fling, put, rising, symbol, TAU, WIND } from '../../playback/effects/burst.ts'
import { COMMON_BURSTS } from '../../playback/effects/bursts.ts'
import { easeOutBack, easeOutCubic, swell, within } from '../../playback/motion/easing.ts'
import { paintSprite } from '../../table/sprites/sprite.ts'
import type { EffectName } from './names.ts'
import { PICTURE } from './pictures.ts'

/** Stars that circle a head. */
const stars: Burst = {
  count: 6,
  draw(sprite, age, index, luck, { from, size }) {
    const angle = (index / 6) * TAU + age * 5
    const out = (0.16 + 0.22 * easeOutCubic(age)) * size
    put(
      sprite,
      PICTURE.star,
      from.x + out * Math.cos(angle),
      from.y + 0.08 * Math.sin(angle * 2 + luck(0)) + 0.1 * age,
      from.z + out * Math.sin(angle) * 0.6,
      0.17 * size * Math.min(1, age * 8),
    )
    sprite.turn = angle
    sprite.opacity = 1 - within(age, 0.65, 1)
  },
}

const leaves: Burst = {
  count: 34,
  draw(sprite, age, index, luck, { from, size }) {
    const angle = luck(0) * TAU + age * (4 + 3 * luck(1))
    const out = (0.25 + 1.1 * easeOutCubic(age) * (0.4 + luck(2))) * size
    put(
      sprite,
      PICTURE.leaf,
      from.x + out * Math.cos(angle) + WIND.x * age * 2,
      from.y + (0.2 + 1.1 * swell(age) * (0.4 + luck(3))) * Math.min(1.6, size),
      from.z + out * Math.sin(angle) * 0.8,
      0.26 + 0.2 * luck(4),
    )
    sprite.turn = angle * 2 + index
    sprite.stretch = 0.35 + 0.65 * Math.abs(Math.sin(age * 9 + index))
    sprite.opacity = fadeInOut(age)
    paintSprite(sprite, [0x6fae48, 0x4f9440, 0x9cc45a, 0xe0a13c][index % 4] ?? 0x6fae48)
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
      index === 0 ? PICTURE.jawAbove : PICTURE.jawBelow,
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
    fling(
      sprite,
      effect,
      index === 0 ? PICTURE.skull : PICTURE.bone,
      age,
      luck(0) * TAU,
      speed,
      index === 0 ? 0.34 : 0.26,
    )
    sprite.turn = (luck(3) - 0.5) * 9 * age
    sprite.opacity = 1 - within(age, 0.75, 1)
  },
}

const tears: Burst = {
  count: 8,
  draw(sprite, age, index, luck, effect) {
    const born = (index / 8) * 0.5
    const t = within(age, born, Math.min(1, born + 0.5))
    fling(
      sprite,
      effect,
      PICTURE.drop,
      t,
      (index % 2) * Math.PI + (luck(0) - 0.5),
      { out: 0.35, up: 0.9, fall: 1.6 },
      0.11,
    )
    sprite.opacity = age < born ? 0 : 1 - within(t, 0.8, 1)
    paintSprite(sprite, 0x9fd4ee)
  },
}

/** A bottle that flies in an arc and turns over. */
const bottle: Burst = {
  count: 1,
  draw(sprite, age, _index, _luck, { from, to, size }) {
    const length = Math.hypot(to.x - from.x, to.z - from.z)
    const t = within(age, 0, 0.9)
    put(
      sprite,
      PICTURE.bottle,
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
    const shown = fadeInOut(age)
    if (index === 2) {
      put(sprite, PICTURE.glow, from.x, from.y, from.z, 0.8 * size)
    } else {
      put(
        sprite,
        PICTURE.beam,
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

const bell: Burst = {
  count: 1,
  draw(sprite, age, _index, _luck, { from, size }) {
    put(sprite, PICTURE.bell, from.x, from.y, from.z, 0.5 * size * easeOutBack(within(age, 0, 0.2)))
    sprite.turn = 0.5 * Math.sin(age * 18) * (1 - age)
    sprite.opacity = 1 - within(age, 0.7, 1)
  },
}

/** Every effect; a missing one does not compile. */
export const BURSTS: Readonly<Record<EffectName, Burst>> = {
  ...COMMON_BURSTS,
  stars,
  hiccups: rising(6, 0.3, 0.6, 0.15),
  leaves,
  jaws,
  oath: symbol(PICTURE.oath, 0.95),
  demand: symbol(PICTURE.demand, 0.8),
  eye: symbol(PICTURE.eye, 0.6, 0.1),
  bell,
  bones,
  steam: clouds(8, 0xf3ead9, 0.8, 0.25),
  poof: clouds(10, 0xe9dcc4, 0.3, 0.34),
  tears,
  bottle,
  beam,
  truce: symbol(PICTURE.flag, 0.6, 0.1),
}
