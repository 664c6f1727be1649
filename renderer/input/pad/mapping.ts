import { PAD_BUTTONS, type PadButton } from './buttons.ts'
import type { PadReading } from './reading.ts'
import { AT_REST, type Stick } from './sticks.ts'

/** Directions of the right stick, which a player teaches beside the buttons. */
export const LOOKS = ['look-up', 'look-down', 'look-left', 'look-right'] as const
export type Look = (typeof LOOKS)[number]

/**
 * Part of a gamepad that reports a press: a button (`b3`), one half of an axis (`a2+`), or one direction of a hat, an
 * axis with a value for each direction (`h9@-0.71`).
 */
export type Source = string

/** The sources of the buttons of a gamepad without the standard mapping, taught by the player. */
export type Taught = Readonly<Partial<Record<PadButton | Look, Source>>>

/** The buttons and sticks of a gamepad in the standard mapping. */
export interface Mapped {
  readonly pressed: ReadonlySet<PadButton>
  readonly left: Stick
  readonly right: Stick
}

const SOURCE = /^(?:b(?<button>\d{1,2})|a(?<axis>\d{1,2})(?<half>[+-])|h(?<hat>\d{1,2})@(?<at>-?\d(?:\.\d{1,2})?))$/

/** The distance from a hat's value within which it points in that direction. */
const HAT = 0.1
/** The part of its way after which an axis counts as pressed. */
const PRESSED = 0.5

export const isSource = (value: unknown): value is Source => typeof value === 'string' && SOURCE.test(value)

/** Returns the mapped state of a gamepad; null if its mapping is not standard and was not taught. */
export function mapped(reading: PadReading, taught: Taught | undefined): Mapped | null {
  if (taught) return byTaught(reading, taught)
  if (!reading.isStandard) return null
  const [lx = 0, ly = 0, rx = 0, ry = 0] = reading.axes
  const stick = (x: number, y: number): Stick => ({ x: clamped(x), y: clamped(y) })
  return {
    pressed: new Set(PAD_BUTTONS.filter((_, index) => reading.pressed[index])),
    left: stick(lx, ly),
    right: stick(rx, ry),
  }
}

const clamped = (value: number): number => Math.max(-1, Math.min(1, value))

function byTaught(reading: PadReading, taught: Taught): Mapped {
  const depth = (look: Look) => depthOf(reading, taught[look])
  return {
    pressed: new Set(PAD_BUTTONS.filter((button) => depthOf(reading, taught[button]) > PRESSED)),
    left: AT_REST,
    right: { x: depth('look-right') - depth('look-left'), y: depth('look-down') - depth('look-up') },
  }
}

/** Returns how far a source is pressed, from 0 to 1. */
function depthOf({ pressed, axes }: PadReading, source: Source | undefined): number {
  const { button, axis, half, hat, at } = SOURCE.exec(source ?? '')?.groups ?? {}
  if (button !== undefined) return Number(pressed[Number(button)] ?? false)
  if (axis !== undefined) return Math.max(0, clamped((axes[Number(axis)] ?? 0) * (half === '-' ? -1 : 1)))
  if (hat === undefined) return 0
  return Number(Math.abs((axes[Number(hat)] ?? Number.NaN) - Number(at)) < HAT)
}

/**
 * Returns the source that a player presses now and did not at rest, null for none. An axis that rests out of its range
 * is a hat.
 */
export function sourceOf(now: PadReading, rest: PadReading): Source | null {
  const button = now.pressed.findIndex((isDown, index) => isDown && !rest.pressed[index])
  if (button >= 0) return `b${button}`
  const axis = now.axes.findIndex((value, index) => Math.abs(value - (rest.axes[index] ?? 0)) > PRESSED)
  if (axis < 0) return null
  const [value, before] = [now.axes[axis] ?? 0, rest.axes[axis] ?? 0]
  if (Math.abs(before) > 1 + HAT) return Math.abs(value) > 1 + HAT ? null : `h${axis}@${Number(value.toFixed(2))}`
  return Math.abs(value) > PRESSED ? `a${axis}${value < 0 ? '-' : '+'}` : null
}
