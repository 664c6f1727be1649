import { type Burst, put, TAU } from '../../playback/effects/burst.ts'
import { easeOutCubic, swell, within } from '../../playback/motion/easing.ts'
import { distance } from '../../table/spot.ts'
import { paintSprite } from '../../table/sprites/sprite.ts'
import { PICTURE } from './pictures.ts'

/** Shades of powder smoke, from its lit side to its dark one. */
const SMOKE = [0xf6f0e2, 0xdcd8cf] as const

/** Powder smoke of one gun: it bursts out at the muzzle and swells, while the wind carries it to a point. */
export const gunsmoke: Burst = {
  count: 2,
  draw(sprite, age, index, luck, { from, to, size }) {
    const drift = (1 - (1 - age) ** 2) * (0.6 + 0.4 * luck(5))
    const spread = (k: number) => (luck(k) - 0.5) * (0.05 + 0.22 * easeOutCubic(age)) * size
    put(
      sprite,
      PICTURE.billow,
      from.x + (to.x - from.x) * drift + spread(0),
      from.y + 0.02 + 0.35 * age * (0.3 + luck(1)) * size,
      from.z + (to.z - from.z) * drift + spread(2),
      (0.1 + 0.34 * easeOutCubic(age)) * (0.75 + 0.5 * luck(3)) * size,
    )
    sprite.turn = (luck(4) - 0.5) * 1.4 + age * (luck(6) - 0.5)
    sprite.opacity = (0.5 + 0.2 * luck(7)) * Math.min(1, age * 22) * (1 - within(age, 0.25, 1))
    paintSprite(sprite, age < 0.07 ? 0xffb45a : (SMOKE[index % SMOKE.length] ?? 0xc4cbd2))
  },
}

/** Scraps of a torn sail that whirl up and drift down with the wind. */
export const scraps: Burst = {
  count: 12,
  draw(sprite, age, index, luck, { from, to, size, tint }) {
    const angle = luck(0) * TAU
    const out = (0.12 + 0.35 * luck(1)) * easeOutCubic(age) * size
    put(
      sprite,
      PICTURE.paper,
      from.x + (to.x - from.x) * age * (0.5 + luck(5)) + out * Math.cos(angle) + 0.06 * Math.sin(age * 13 + index),
      from.y + (0.45 * easeOutCubic(Math.min(1, age * 2.4)) * luck(2) - 0.75 * age * age) * size,
      from.z + (to.z - from.z) * age * (0.5 + luck(5)) + out * Math.sin(angle),
      (0.13 + 0.1 * luck(3)) * size,
    )
    sprite.turn = luck(4) * TAU + age * 7 * (index % 2 ? 1 : -1)
    sprite.stretch = 0.3 + 0.7 * Math.abs(Math.sin(age * 12 + index))
    sprite.opacity = 1 - within(age, 0.7, 1)
    paintSprite(sprite, index % 3 === 0 ? 0xf2e4bf : tint)
  },
}

const STRANDS = 18
/** A rope that runs out from one point to another, comes taut and is let go. */
export const rope: Burst = {
  count: STRANDS,
  draw(sprite, age, index, _luck, { from, to }) {
    const along = index / (STRANDS - 1)
    const out = easeOutCubic(within(age, 0, 0.24))
    const slack = 0.22 * (1 - within(age, 0.24, 0.42)) + 0.03
    put(
      sprite,
      PICTURE.bead,
      from.x + (to.x - from.x) * along * out,
      from.y + (to.y - from.y) * along * out + slack * swell(along) * (age < 0.24 ? 1 : -0.6),
      from.z + (to.z - from.z) * along * out,
      0.055,
    )
    sprite.opacity = 1 - within(age, 0.85, 1)
  },
}

/** A ring of light that runs out over the water. */
export const halo: Burst = {
  count: 2,
  draw(sprite, age, index, _luck, { from, size, tint }) {
    const t = within(age, index * 0.2, 1)
    put(sprite, PICTURE.ring, from.x, from.y + 0.02, from.z, (0.7 + 0.75 * easeOutCubic(t)) * size)
    sprite.flat = true
    sprite.opacity = t > 0 ? 0.95 * (1 - t) : 0
    sprite.glow = 0.35
    paintSprite(sprite, tint)
  },
}

const COINS = 7
/** Coins that fly in an arc from hand to hand, one after the other. */
export const coins: Burst = {
  count: COINS,
  draw(sprite, age, index, luck, { from, to, size }) {
    const born = (index / COINS) * 0.5
    const t = within(age, born, born + 0.5)
    const length = distance(from, to)
    put(
      sprite,
      PICTURE.coin,
      from.x + (to.x - from.x) * t + (luck(0) - 0.5) * 0.12,
      from.y + (to.y - from.y) * t + (0.5 + 0.25 * length) * 4 * t * (1 - t) * (0.7 + 0.3 * luck(1)),
      from.z + (to.z - from.z) * t + (luck(2) - 0.5) * 0.12,
      0.2 * size,
    )
    sprite.stretch = 0.35 + 0.65 * Math.abs(Math.cos(t * 10 + index))
    sprite.opacity = t <= 0 || t >= 1 ? 0 : 1
  },
}

/** Two sabres that meet, with sparks at the contact. */
export const sabres: Burst = {
  count: 9,
  draw(sprite, age, index, luck, { from, size }) {
    if (index === 0) {
      const swing = Math.cos(age * 21) * (1 - age)
      put(sprite, PICTURE.sabres, from.x, from.y + 0.3 + 0.1 * age, from.z, 1.25 * size * Math.min(1, age * 7))
      sprite.turn = 0.16 * swing
      sprite.opacity = 1 - within(age, 0.8, 1)
      return
    }
    const beat = (age * 4 + luck(0) * 0.2) % 1
    const angle = luck(1) * TAU
    const out = 0.5 * easeOutCubic(beat) * size
    put(
      sprite,
      PICTURE.spark,
      from.x + out * Math.cos(angle),
      from.y + 0.1 + out * 0.7 * Math.sin(angle) - 0.2 * beat * beat,
      from.z + 0.05,
      0.2 * (1 - beat) * size,
    )
    sprite.opacity = (1 - beat) * (1 - within(age, 0.75, 0.9))
    sprite.glow = 0.9
    paintSprite(sprite, 0xffe39a)
  },
}

/** A mallet that strikes three times. */
export const mallet: Burst = {
  count: 1,
  draw(sprite, age, _index, _luck, { from, size }) {
    const blow = Math.abs(Math.sin(age * Math.PI * 3))
    put(sprite, PICTURE.mallet, from.x + 0.12, from.y + 0.16 * (1 - blow), from.z, 0.6 * size * Math.min(1, age * 8))
    sprite.turn = 0.5 - 0.95 * blow
    sprite.opacity = 1 - within(age, 0.86, 1)
  },
}
