import { expect, it } from 'vitest'
import { seatsLookedBackOn } from './analysis.ts'
import type { MatchInfo } from './match.ts'

type Seated = MatchInfo['seats'][number]['player']

const BOT: Seated = { kind: 'bot', level: 'easy' }
const HERE: Seated = { kind: 'human' }
const ELSEWHERE: Seated = { kind: 'human', elsewhere: true }
const OVER = { winners: ['north'], scores: {}, reason: 'x' }

const lookedBackOn = (north: Seated, south: Seated, more: Partial<MatchInfo> = {}) =>
  seatsLookedBackOn({
    seats: [
      { seat: 'north', name: 'Ann', player: north },
      { seat: 'south', name: 'Bob', player: south },
    ],
    outcome: null,
    ...more,
  })

it('looks back on everybody once a match is over', () => {
  expect(lookedBackOn(HERE, ELSEWHERE, { outcome: OVER })).toEqual(['north', 'south'])
})

it('looks back before the end on whoever plays here against bots alone', () => {
  expect(lookedBackOn(HERE, BOT)).toEqual(['north'])
  expect(lookedBackOn(ELSEWHERE, BOT)).toEqual([])
  expect(lookedBackOn(BOT, BOT)).toEqual([])
})

it('looks back before the end on nobody where another person plays or has played, here or elsewhere', () => {
  expect(lookedBackOn(HERE, HERE)).toEqual([])
  expect(lookedBackOn(HERE, ELSEWHERE)).toEqual([])
  expect(lookedBackOn(HERE, BOT, { playersBefore: { south: ELSEWHERE } })).toEqual([])
  expect(lookedBackOn(HERE, BOT, { hadPeople: ['south'] })).toEqual([])
})

it('looks back on no lesson', () => {
  expect(lookedBackOn(HERE, BOT, { lesson: 'first', outcome: OVER })).toEqual([])
})
