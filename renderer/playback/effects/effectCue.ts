import type { Point } from '../../table/spot.ts'
import type { EffectCue } from '../cue.ts'
import type { CommonEffect } from './bursts.ts'

/** Duration of each common effect, milliseconds. */
export const COMMON_LIVES: Readonly<Record<CommonEffect, number>> = {
  dust: 520,
  splash: 760,
  ripple: 900,
  smoke: 1500,
  flash: 140,
  trail: 900,
  sparkles: 900,
  bubbles: 1100,
  confetti: 4200,
  fountain: 3200,
  chips: 600,
}

interface EffectOptions {
  readonly to?: Point
  readonly size?: number
  /** A colour as 0xrrggbb; white keeps the effect's own colours. */
  readonly tint?: number
  readonly lasts?: number
}

/** Returns a function that cues a game's effects; `lives` has the default duration of each, milliseconds. */
export function effectsWith<Name extends string>(lives: Readonly<Record<Name, number>>) {
  return (name: Name, at: number, from: Point, options: EffectOptions = {}): EffectCue<Name> => {
    const { to = from, size = 1, tint = 0xffffff, lasts = lives[name] } = options
    const { x, y, z } = from
    return { kind: 'effect', name, at, lasts, from: { x, y, z }, to: { x: to.x, y: to.y, z: to.z }, size, tint }
  }
}

/** Returns the point `height` above another. */
export function above(point: Point, height: number): Point {
  return { x: point.x, y: point.y + height, z: point.z }
}
