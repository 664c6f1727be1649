import { type Burst, put, TAU } from '../../playback/effects/burst.ts'
import { easeInQuad, easeOutCubic, swell, within } from '../../playback/motion/easing.ts'
import { paintSprite } from '../../table/sprites/sprite.ts'
import { PICTURE } from './pictures.ts'

const FOAM = 0xf2fbf8

const WAKES = 22
/** Foam left along the way from one point to another, running out to both sides like a V. */
export const wake: Burst = {
  count: WAKES,
  draw(sprite, age, index, luck, { from, to, size }) {
    const along = Math.floor(index / 2) / (WAKES / 2)
    const born = along * 0.42
    const t = within(age, born, Math.min(1, born + 0.58))
    const length = Math.hypot(to.x - from.x, to.z - from.z) || 1
    const [dx, dz] = [(to.x - from.x) / length, (to.z - from.z) / length]
    const aside = (index % 2 ? 1 : -1) * (0.1 + 0.26 * easeOutCubic(t)) * size
    put(
      sprite,
      PICTURE.puff,
      from.x + (to.x - from.x) * along - dz * aside + (luck(0) - 0.5) * 0.06,
      from.y + 0.014,
      from.z + (to.z - from.z) * along + dx * aside + (luck(1) - 0.5) * 0.06,
      (0.26 + 0.24 * t) * (0.7 + 0.6 * luck(2)) * size,
    )
    sprite.flat = true
    sprite.turn = luck(3) * TAU
    sprite.opacity = age < born ? 0 : 0.42 * (1 - t)
    paintSprite(sprite, FOAM)
  },
}

/** Water that closes over a hull: a ring of foam that boils, draws in and spreads again. */
export const churn: Burst = {
  count: 26,
  draw(sprite, age, index, luck, { from, size }) {
    const angle = (index / 26) * TAU + age * 1.6 + luck(0) * 0.3
    const out = (0.5 - 0.28 * swell(within(age, 0, 0.7)) + 0.3 * within(age, 0.6, 1)) * (0.8 + 0.4 * luck(1)) * size
    put(
      sprite,
      PICTURE.puff,
      from.x + out * Math.cos(angle),
      from.y + 0.016 + 0.05 * Math.abs(Math.sin(age * 14 + index)),
      from.z + out * Math.sin(angle),
      (0.24 + 0.2 * swell(age)) * (0.6 + 0.8 * luck(2)) * size,
    )
    sprite.flat = true
    sprite.turn = luck(3) * TAU + age
    sprite.opacity = (0.25 + 0.3 * luck(4)) * Math.min(1, age * 7) * (1 - within(age, 0.6, 1))
    paintSprite(sprite, FOAM)
  },
}

/** A stroke of wind that runs over the water from one point to another. */
export const squall: Burst = {
  count: 1,
  draw(sprite, age, _index, luck, { from, to, size }) {
    const way = easeOutCubic(age)
    put(
      sprite,
      PICTURE.curl,
      from.x + (to.x - from.x) * way,
      from.y + 0.05,
      from.z + (to.z - from.z) * way,
      1.7 * (0.8 + 0.4 * luck(0)) * size,
    )
    sprite.flat = true
    sprite.turn = -Math.atan2(to.z - from.z, to.x - from.x)
    sprite.opacity = 0.75 * swell(age)
  },
}

/** Rings that run out on otherwise still water. */
export const stillness: Burst = {
  count: 3,
  draw(sprite, age, index, _luck, { from, size }) {
    const t = within(age, index * 0.16, Math.min(1, 0.68 + index * 0.16))
    put(sprite, PICTURE.ring, from.x, from.y + 0.014, from.z, (0.2 + 1.3 * easeOutCubic(t)) * size)
    sprite.flat = true
    sprite.opacity = t > 0 ? 0.4 * (1 - t) : 0
    paintSprite(sprite, 0xdff4f2)
  },
}

const DROPS = 14
/** Rain on a patch of sea, `size` cells from its middle to its sides, driven towards a point. */
export const rain: Burst = {
  count: DROPS,
  draw(sprite, age, _index, luck, { from, to, size }) {
    const fall = (age * 7 + luck(2)) % 1
    const blown = (to.x - from.x) * fall
    put(
      sprite,
      PICTURE.streak,
      from.x + (luck(0) - 0.5) * 2 * size + blown,
      from.y + 2.2 * (1 - fall),
      from.z + (luck(1) - 0.5) * 2 * size + (to.z - from.z) * fall,
      0.7 + 0.4 * luck(3),
    )
    sprite.turn = Math.max(-0.8, Math.min(0.8, (to.x - from.x) * 0.5))
    sprite.stretch = 1.3
    sprite.opacity = 0.8 * Math.min(1, age * 8) * (1 - within(age, 0.75, 1)) * (1 - easeInQuad(fall) * 0.4)
    paintSprite(sprite, 0xd6e6ee)
  },
}

/** Dark clouds that drift from one point to another. */
export const thunderhead: Burst = {
  count: 7,
  draw(sprite, age, _index, luck, { from, to, size }) {
    put(
      sprite,
      PICTURE.puff,
      from.x + (to.x - from.x) * age + (luck(0) - 0.5) * 1.8 * size,
      from.y + 0.5 * luck(1),
      from.z + (to.z - from.z) * age + (luck(2) - 0.5) * 1.2 * size,
      (1.3 + 1.1 * luck(3)) * size * 0.8,
    )
    sprite.turn = luck(4) * TAU
    sprite.opacity = 0.34 * swell(age)
    paintSprite(sprite, 0x3c4654)
  },
}

/** Two flashes of one bolt, and its light on the sea. */
export const lightning: Burst = {
  count: 3,
  draw(sprite, age, index, _luck, { from, size }) {
    const flicker = Math.max(1 - age * 7, age > 0.26 ? 0.85 * (1 - (age - 0.26) * 5) : 0, 0)
    if (index === 2) put(sprite, PICTURE.glow, from.x, from.y + 0.05, from.z, 6 * size)
    else
      put(
        sprite,
        PICTURE.bolt,
        from.x + index * 0.25,
        from.y + (1.1 - index * 0.4) * size,
        from.z,
        (2.2 - index * 0.9) * size,
      )
    sprite.flat = index === 2
    sprite.glow = 1
    sprite.opacity = flicker * (index === 2 ? 0.6 : 1)
    paintSprite(sprite, 0xdfe9ff)
  },
}
