import { expect, it } from 'vitest'
import { analysableSeats } from './analysis.ts'
import type { MatchInfo } from './match.ts'

type Seated = MatchInfo['seats'][number]['player']

const BOT: Seated = { kind: 'bot', level: 'easy' }
const HERE: Seated = { kind: 'human' }
const ELSEWHERE: Seated = { kind: 'human', elsewhere: true }
const OVER = { winners: ['north'], scores: {}, reason: 'x' }

const lookedBackOn = (north: Seated, south: Seated, more: Partial<MatchInfo> = {}) =>
  analysableSeats({
    seats: [
      { seat: 'north', name: 'Ann', player: north },
      { seat: 'south', name: 'Bob', player: south },
    ],
    outcome: null,
    ...more,
  })

it('analyses every seat once a match is over', () => {
  expect(lookedBackOn(HERE, ELSEWHERE, { outcome: OVER })).toEqual(['north', 'south'])
})

it('analyses a running match for a person who plays here against bots alone', () => {
  expect(lookedBackOn(HERE, BOT)).toEqual(['north'])
  expect(lookedBackOn(ELSEWHERE, BOT)).toEqual([])
  expect(lookedBackOn(BOT, BOT)).toEqual([])
})

it('analyses no running match in which another person plays or has played, here or elsewhere', () => {
  expect(lookedBackOn(HERE, HERE)).toEqual([])
  expect(lookedBackOn(HERE, ELSEWHERE)).toEqual([])
  expect(lookedBackOn(HERE, BOT, { playersBefore: { south: ELSEWHERE } })).toEqual([])
  expect(lookedBackOn(HERE, BOT, { hadPeople: ['south'] })).toEqual([])
})

it('analyses no lesson', () => {
  expect(lookedBackOn(HERE, BOT, { lesson: 'first', outcome: OVER })).toEqual([])
})
