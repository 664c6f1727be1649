import { expect, it } from 'vitest'
import { type Passing, sweepTime } from './turnSign.ts'

const usual: Passing = { speed: 1, isBot: false, isLesson: false, isSkipping: false }

it.each([
  ['a person’s turn', {}, 900],
  ['a person’s turn, slowly', { speed: 0.5 }, 900],
  ['a person’s turn, faster', { speed: 2 }, 500],
  ['a bot’s turn', { isBot: true }, 900],
  ['a bot’s turn, faster', { speed: 2, isBot: true }, null],
  ['a person’s turn at full speed', { speed: 4 }, null],
  ['instant animations', { speed: 0 }, null],
  ['a lesson', { isLesson: true }, null],
  ['while others are skipped', { isSkipping: true }, null],
] as const)('%s', (_name, change, lasts) => {
  expect(sweepTime({ ...usual, ...change })).toBe(lasts)
})
