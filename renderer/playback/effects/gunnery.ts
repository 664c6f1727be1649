import { paintSprite } from '../../table/sprites/sprite.ts'
import { easeOutCubic, swell, within } from '../motion/easing.ts'
import { type Burst, fling, put, TAU, WIND } from './burst.ts'
import { PICTURE } from './pictures.ts'

const FOAM = 0xf2fbf8

/** A column of water where a ball hits the sea: a white shaft that rises and collapses, drops, and spreading rings. */
export const column: Burst = {
  count: 46,
  draw(sprite, age, index, luck, effect) {
    const { from, size } = effect
    if (index < 3) {
      const wait = 0.08 + index * 0.16
      const t = within(age, wait, 1)
      put(sprite, PICTURE.ring, from.x, from.y + 0.014, from.z, (0.25 + 1.1 * easeOutCubic(t)) * size)
      sprite.flat = true
      sprite.opacity = age > wait ? 0.8 * (1 - t) : 0
      return
    }
    if (index < 29) {
      const level = (index - 3) / 25
      const rise = 1.9 * level * swell(within(age, 0, 0.95) * 0.86 + 0.08)
      const spread = (0.04 + 0.2 * level * age + 0.1 * (1 - level) * (1 - level)) * size
      const angle = luck(0) * TAU
      put(
        sprite,
        PICTURE.puff,
        from.x + spread * Math.cos(angle) + WIND.x * 0.3 * age * level,
        from.y + 0.06 + rise * size,
        from.z + spread * Math.sin(angle) * 0.8,
        (0.34 - 0.12 * level + 0.18 * age) * (0.8 + 0.4 * luck(1)) * size,
      )
      sprite.stretch = 1.25
      sprite.opacity = Math.min(1, age * 14) * (1 - within(age, 0.45, 0.92))
      paintSprite(sprite, FOAM)
      return
    }
    const speed = { out: 0.3 + 0.7 * luck(1), up: 3.2 + 2.4 * luck(2), fall: 5.6 }
    fling(sprite, effect, PICTURE.drop, age, luck(0) * TAU, speed, 0.09)
    sprite.opacity = sprite.y > from.y ? 0.95 * (1 - within(age, 0.7, 1)) : 0
    paintSprite(sprite, 0xdff4f2)
  },
}

const TRACES = 18
/** The faint line of smoke along a ball's arc; the size is the arc's height in cells. */
export const trace: Burst = {
  count: TRACES,
  draw(sprite, age, index, luck, { from, to, size: height }) {
    const along = index / TRACES
    const born = along * 0.72
    const t = within(age, born, Math.min(1, born + 0.28))
    put(
      sprite,
      PICTURE.puff,
      from.x + (to.x - from.x) * along + (luck(0) - 0.5) * 0.08,
      from.y + (to.y - from.y) * along + 4 * height * along * (1 - along),
      from.z + (to.z - from.z) * along + (luck(1) - 0.5) * 0.08,
      0.16 + 0.26 * t,
    )
    sprite.opacity = age < born ? 0 : 0.5 * (1 - t)
    paintSprite(sprite, 0xe9e0d2)
  },
}

/** Fire from a hull that is hit: a flash, a ball of flames, black smoke. */
export const blaze: Burst = {
  count: 30,
  draw(sprite, age, index, luck, { from, size, lasts }) {
    const angle = luck(0) * TAU
    if (index === 0) {
      put(sprite, PICTURE.glow, from.x, from.y + 0.15, from.z, 2.2 * size * (1 - 0.3 * age))
      sprite.opacity = Math.max(0, 1 - age * 2.6)
      sprite.glow = 1
      paintSprite(sprite, 0xffb650)
    } else if (index < 15) {
      const born = luck(1) * 0.25
      const t = within(age, born, Math.min(1, born + 0.5))
      const out = (0.06 + 0.3 * easeOutCubic(t)) * luck(2) * size
      put(
        sprite,
        PICTURE.flame,
        from.x + out * Math.cos(angle),
        from.y + (0.05 + 0.7 * easeOutCubic(t) * (0.4 + luck(3))) * size,
        from.z + out * Math.sin(angle) * 0.8,
        (0.5 - 0.2 * t) * (0.7 + 0.5 * luck(4)) * size,
      )
      sprite.turn = (luck(5) - 0.5) * 0.7
      sprite.opacity = age < born ? 0 : 1 - within(t, 0.5, 1)
      sprite.glow = 0.75
    } else {
      const born = 0.06 + luck(1) * 0.3
      const t = within(age, born, 1)
      const seconds = (t * lasts) / 1000
      const out = 0.22 * easeOutCubic(t) * luck(2) * size
      put(
        sprite,
        PICTURE.puff,
        from.x + out * Math.cos(angle) + WIND.x * 0.7 * seconds,
        from.y + (0.25 + 1.1 * easeOutCubic(t) * (0.5 + 0.5 * luck(3))) * size,
        from.z + out * Math.sin(angle) * 0.8 + WIND.z * 0.7 * seconds,
        (0.3 + 0.5 * t) * (0.7 + 0.6 * luck(4)) * size,
      )
      sprite.turn = luck(5) * TAU
      sprite.opacity = age < born ? 0 : 0.6 * (1 - within(t, 0.3, 1))
      paintSprite(sprite, t < 0.15 ? 0xc9773a : 0x57504c)
    }
  },
}

/** Planks that fly off and fall into the sea. */
export const splinters: Burst = {
  count: 14,
  draw(sprite, age, index, luck, effect) {
    const speed = { out: 0.5 + 0.9 * luck(1), up: 2.6 + 1.8 * luck(2), fall: 4.2 }
    fling(sprite, effect, PICTURE.splinter, age, luck(0) * TAU, speed, 0.16 + 0.1 * luck(4))
    sprite.turn = luck(3) * TAU + age * (10 + 4 * luck(5)) * (index % 2 ? 1 : -1)
    sprite.opacity = 1 - within(age, 0.8, 1)
  },
}
