import { UNPRINTABLE } from '../../../electron/contract/plainText.ts'

/** The report of a gamepad at one moment, without impossible values. */
export interface PadReading {
  /** Its place among the pads of this computer: two pads with one id differ in it. */
  readonly index: number
  readonly id: string
  /** True if its buttons have the order of `PAD_BUTTONS`. */
  readonly isStandard: boolean
  readonly pressed: readonly boolean[]
  /** From −1 to 1; a hat at rest may be out of this range. */
  readonly axes: readonly number[]
}

/** The most characters of an id that are kept. */
export const LONGEST_ID = 80
const MOST_PADS = 64
const MOST_BUTTONS = 64
const MOST_AXES = 16

/** The share of its way after which an analog button, such as a trigger, counts as pressed. */
const PRESSED = 0.5

/** Returns the readings of connected pads. Drivers report anything: missing buttons, `NaN`, ids of any length. */
export function readingsOf(pads: readonly unknown[]): readonly PadReading[] {
  return pads.slice(0, MOST_PADS).flatMap((pad, index) => {
    if (typeof pad !== 'object' || pad === null || fieldOf(pad, 'connected') === false) return []
    return [
      {
        index,
        id: cleanId(fieldOf(pad, 'id')),
        isStandard: fieldOf(pad, 'mapping') === 'standard',
        pressed: listOf(fieldOf(pad, 'buttons'), MOST_BUTTONS).map(isPressed),
        axes: listOf(fieldOf(pad, 'axes'), MOST_AXES).map(axisValue),
      },
    ]
  })
}

const fieldOf = (pad: object, name: string): unknown => Reflect.get(pad, name)

function listOf(value: unknown, most: number): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, most) : []
}

function isPressed(button: unknown): boolean {
  if (typeof button === 'number') return button > PRESSED
  if (typeof button !== 'object' || button === null) return false
  const value = fieldOf(button, 'value')
  return fieldOf(button, 'pressed') === true || (typeof value === 'number' && value > PRESSED)
}

const axisValue = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

/** Returns an id without control characters, cut to its length. */
function cleanId(id: unknown): string {
  const text = typeof id === 'string' ? [...id.slice(0, 2 * LONGEST_ID)].slice(0, LONGEST_ID).join('') : ''
  return UNPRINTABLE.test(text) ? [...text].filter((one) => !UNPRINTABLE.test(one)).join('') : text
}
