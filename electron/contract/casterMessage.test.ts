import { expect, it } from 'vitest'
import { LONGEST_STROKE, MOST_MARKS } from './caster.ts'
import { readCaster } from './casterMessage.ts'

const RING = { id: 1, mark: { shape: 'ring', at: { x: 2.5, y: 3, board: 'north' } }, age: 10 } as const
const STATE = { match: 'm1', shot: { kind: 'director' }, marks: [RING], text: null, replays: 0 } as const
const stroke = (points: number) => ({
  id: 2,
  mark: { shape: 'stroke', points: Array(points).fill({ x: 1, y: 1 }) },
  age: 0,
})

it.each([
  ['a ring on a seat’s board', STATE],
  ['a shot of a place, and a text', { ...STATE, shot: { kind: 'place', at: { x: 1, y: 1 } }, text: 'Hello' }],
  ['the longest stroke', { ...STATE, marks: [stroke(LONGEST_STROKE)] }],
])('reads the state of a caster: %s', (_, state) => {
  expect(readCaster(state)).toEqual(state)
})

it.each([
  ['without a match', { ...STATE, match: null }],
  ['an unknown shot', { ...STATE, shot: { kind: 'moon' } }],
  ['a place without a point', { ...STATE, shot: { kind: 'place' } }],
  ['an unknown shape', { ...STATE, marks: [{ ...RING, mark: { shape: 'star', at: RING.mark.at } }] }],
  ['a stroke that is too long', { ...STATE, marks: [stroke(LONGEST_STROKE + 1)] }],
  ['too many marks', { ...STATE, marks: Array(MOST_MARKS + 1).fill(RING) }],
  ['a point that is no number', { ...STATE, marks: [{ ...RING, mark: { shape: 'ring', at: { x: null, y: 1 } } }] }],
  ['a text that turns the direction of reading', { ...STATE, text: 'a\u202Eb' }],
])('does not read a state %s', (_, state) => {
  expect(readCaster(state)).toBeNull()
})
