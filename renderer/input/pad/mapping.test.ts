import { expect, it } from 'vitest'
import { mapped, sourceOf, type Taught } from './mapping.ts'
import type { PadReading } from './reading.ts'

const reading = (pressed: readonly boolean[], axes: readonly number[] = []): PadReading => ({
  index: 0,
  id: 'Odd',
  isStandard: false,
  pressed,
  axes,
})

/** The value of a hat at rest, as drivers report it. */
const HAT_AT_REST = 3.29

it('names the button, the half of an axis or the direction of a hat that is pressed', () => {
  const rest = reading([false, false], [0, -1, HAT_AT_REST])
  expect(sourceOf(reading([false, true], [0, -1, HAT_AT_REST]), rest)).toBe('b1')
  expect(sourceOf(reading([false, false], [-0.9, -1, HAT_AT_REST]), rest)).toBe('a0-')
  expect(sourceOf(reading([false, false], [0, 1, HAT_AT_REST]), rest)).toBe('a1+')
  expect(sourceOf(reading([false, false], [0, -1, -0.7142]), rest)).toBe('h2@-0.71')
  expect(sourceOf(rest, rest)).toBeNull()
})

it('presses the buttons of a taught pad', () => {
  const taught: Taught = { south: 'b7', 'left-trigger': 'a1+', up: 'h2@-1', 'look-left': 'a0-' }
  const pressed = (...args: Parameters<typeof reading>) => [...(mapped(reading(...args), taught)?.pressed ?? [])]
  expect(pressed([], [0, -1, HAT_AT_REST])).toEqual([])
  expect(pressed([false, false, false, false, false, false, false, true])).toEqual(['south'])
  expect(pressed([], [0, 0.8, -1])).toEqual(['left-trigger', 'up'])
  expect(mapped(reading([], [-0.5]), taught)?.right).toEqual({ x: -0.5, y: 0 })
})

it('knows no button of a pad that is neither standard nor taught', () => {
  expect(mapped(reading([true]), undefined)).toBeNull()
})
