import { scatter } from '../../table/scatter.ts'
import { paintSprite, placeSprite, type Sprite } from '../../table/sprites/sprite.ts'
import { easeOutBack, easeOutCubic, within } from '../motion/easing.ts'
import type { LiveEffect } from './liveEffects.ts'
import { PICTURE } from './pictures.ts'

/** Returns a pseudo-random number from 0 to 1, which is always the same for one particle of one effect and one `k`. */
export type Luck = (k: number) => number

/** The look of one kind of effect: the number of sprites, and how to draw each at an age of 0–1. */
export interface Burst {
  readonly count: number
  readonly draw: (sprite: Sprite, age: number, index: number, luck: Luck, effect: LiveEffect) => void
  /** Set if it is drawn over the marks on the table, so that it can be read. */
  readonly isOnTop?: true
}

export const TAU = Math.PI * 2

/** Drift of smoke and leaves, cells per second. */
export const WIND = { x: 0.35, z: 0.2 } as const

/** Returns a pseudo-random number from 0 to 1, determined by three integers. */
export function luckOf(seed: number, index: number, k: number): number {
  return scatter(Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b) ^ Math.imul(k + 1, 0xc2b2ae35))
}

/** Places a picture of the sheet at a point, `size` cells large. */
export function put(sprite: Sprite, picture: number, x: number, y: number, z: number, size: number): void {
  placeSprite(sprite, x, y, z, size, picture)
}

/** Returns the opacity over an effect's age: fades in quickly and out slowly. */
export const fadeInOut = (age: number): number => Math.min(1, age * 6) * (1 - within(age, 0.35, 1))

/** Tints a sprite with the effect's tint, or with `own` when that is white. */
export function tinted(sprite: Sprite, effect: LiveEffect, own: number): void {
  paintSprite(sprite, effect.tint === 0xffffff ? own : effect.tint)
}

/** Throws a sprite up and outward from a point, to fall back. */
export function fling(
  sprite: Sprite,
  { from, size }: LiveEffect,
  picture: number,
  age: number,
  angle: number,
  speed: { readonly out: number; readonly up: number; readonly fall: number },
  side: number,
): void {
  const out = speed.out * age * size
  const up = (speed.up * age - speed.fall * age * age) * size
  put(sprite, picture, from.x + out * Math.cos(angle), from.y + up, from.z + out * Math.sin(angle) * 0.8, side * size)
}

/** Returns a symbol that pops up, stays for a moment and fades. */
export function symbol(picture: number, side: number, rise = 0.15): Burst {
  return {
    count: 1,
    draw(sprite, age, _index, _luck, { from, size, tint }) {
      const pop = easeOutBack(within(age, 0, 0.18))
      put(sprite, picture, from.x, from.y + rise * age, from.z, side * size * pop)
      sprite.opacity = 1 - within(age, 0.75, 1)
      sprite.turn = 0.12 * Math.sin(age * 24) * (1 - within(age, 0, 0.5))
      paintSprite(sprite, tint)
    },
  }
}

/** Returns bubbles that rise one after another, swaying, within `spread` cells of the point and up to `height`. */
export function rising(count: number, spread: number, height: number, side: number): Burst {
  return {
    count,
    draw(sprite, age, index, luck, { from, size }) {
      const born = (index / count) * 0.55
      const t = within(age, born, Math.min(1, born + 0.5))
      const wave = Math.sin(t * 9 + index * 2) * 0.04
      put(
        sprite,
        PICTURE.bubble,
        from.x + (luck(0) - 0.5) * spread * size + wave,
        from.y + height * t * size,
        from.z + (luck(1) - 0.5) * spread * size,
        side * (0.6 + 0.8 * luck(2)) * size * Math.min(1, t * 5),
      )
      sprite.opacity = age < born ? 0 : 0.95 * (1 - within(t, 0.75, 1))
    },
  }
}

/** Returns puffs that spread outward by `spread` and up by `rise` cells, and drift with the wind. */
export function clouds(count: number, colour: number, rise: number, spread: number): Burst {
  return {
    count,
    draw(sprite, age, index, luck, { from, size, lasts }) {
      const angle = (index / count) * TAU + luck(0)
      const out = spread * easeOutCubic(age) * size
      const seconds = (age * lasts) / 1000
      put(
        sprite,
        PICTURE.puff,
        from.x + out * Math.cos(angle) + WIND.x * 0.3 * seconds,
        from.y + rise * age * (0.5 + luck(1)) * size,
        from.z + out * Math.sin(angle) * 0.8,
        (0.22 + 0.4 * age) * (0.7 + 0.6 * luck(2)) * size,
      )
      sprite.turn = luck(3) * TAU
      sprite.opacity = 0.7 * fadeInOut(age)
      paintSprite(sprite, colour)
    },
  }
}
