import { expect, it } from 'vitest'
import type { PadReading } from './reading.ts'
import { partAsked, startTeaching, TAUGHT_PARTS, type Teaching, taughtBy } from './teaching.ts'

const reading = (...down: readonly number[]): PadReading => ({
  index: 0,
  id: 'Odd',
  isStandard: false,
  pressed: Array.from({ length: 20 }, (_, n) => down.includes(n)),
  axes: [0, 0],
})

/** Presses buttons one after the other, each for several looks. */
function pressed(teaching: Teaching, ...buttons: readonly number[]): Teaching {
  let now = teaching
  for (const button of buttons)
    for (const look of [reading(), reading(button), reading(button), reading(button), reading()])
      now = taughtBy(now, look)
  return now
}

it('asks for one part after the other, and remembers what was pressed', () => {
  const { taught, step } = pressed(startTeaching(reading()), 7, 3, 5)
  expect(taught).toEqual({ south: 'b7', east: 'b3', west: 'b5' })
  expect(step).toBe(3)
})

it('skips a part that the pad does not have when a named button is pressed, but no needed part', () => {
  const started = pressed(startTeaching(reading()), 7, 7)
  expect(partAsked(started)).toBe('east')
  const { taught } = pressed(started, 3, 7, 5)
  expect(taught).toEqual({ south: 'b7', east: 'b3', north: 'b5' })
})

it('does not take the press that woke the pad for an answer', () => {
  const woken = taughtBy(startTeaching(reading(4)), reading(4))
  expect(partAsked(pressed(woken, 7))).toBe('east')
})

it('ends after the last part', () => {
  const all = TAUGHT_PARTS.map((_, n) => n)
  expect(partAsked(pressed(startTeaching(reading()), ...all))).toBeNull()
})
