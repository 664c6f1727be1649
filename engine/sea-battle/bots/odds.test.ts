import { describe, expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import { type BattlePlan, battle, cell } from '../../testkit/fleet.ts'
import { EVEN } from '../data/even.ts'
import { leftFor, resultAt } from '../prospects.ts'
import { seaBattle } from '../rules.ts'
import { BOTS } from './index.ts'
import { hitChances } from './odds.ts'

const viewOf = (plan: BattlePlan) => seaBattle.view(battle(plan), 'north')
const chanceAt = (plan: BattlePlan, name: string) => hitChances(viewOf(plan), 'north')[cell(name)] ?? 0

describe('the chance of a hit', () => {
  it('is highest beside a hit ship, and 0 beside a sunk one', () => {
    const wounded = { south: 'e5 e6', northFired: 'e5' }
    expect(chanceAt(wounded, 'e6')).toBeGreaterThan(0.15)
    expect(chanceAt(wounded, 'a1')).toBeLessThan(chanceAt(wounded, 'e6'))
    expect(chanceAt({ south: 'e5', northFired: 'e5' }, 'e6')).toBe(0)
  })

  it('is above 0 far from a wounded ship, too', () => {
    expect(chanceAt({ south: 'e5 e6', northFired: 'e5' }, 'a10')).toBeGreaterThan(0.05)
  })

  it('sums to the cells that ships still have while one is wounded: that ship is not expected elsewhere, too', () => {
    for (const northFired of ['e5', 'j4 j8 e5 a10', 'e5 e6']) {
      const view = viewOf({ south: 'e5 e6 e7', northFired })
      const fired = new Set(view.shots.north.map(({ at }) => at))
      const open = [...hitChances(view, 'north')].filter((_, at) => !fired.has(at))
      const { hits } = leftFor(view, 'north')
      expect(open.reduce((sum, chance) => sum + chance, 0) / hits).toBeCloseTo(1, 1)
    }
  })

  it('is about the share of the sea that ships take before the first shot', () => {
    const sum = hitChances(viewOf({}), 'north').reduce((total, chance) => total + chance, 0)
    expect(sum).toBeGreaterThan(18)
    expect(sum).toBeLessThan(22)
  })
})

describe('the expectation of a seat in Sea Battle', () => {
  it('is a half if both have the same left, and more for the side that has sunk more or has the turn', () => {
    const even = { cells: 70, hits: 12 }
    expect((resultAt(even, even, true) + resultAt(even, even, false)) / 2).toBeCloseTo(0.5)
    expect(resultAt({ ...even, hits: 6 }, even, false)).toBeGreaterThan(0.6)
  })

  it('counts what is left after the shots fired', () => {
    expect(leftFor(viewOf({ south: 'e5 e6', northFired: 'e5 a1' }), 'north')).toEqual({ cells: 98, hits: 19 })
  })
})

it('advice in Sea Battle goes on beside a hit, and rates a shot far from it lower', () => {
  const advice = BOTS.hard.advise(viewOf({ south: 'e5 e6', northFired: 'e5' }), 'north', openStream(1, 'bot'))
  const beside = ['d5', 'f5', 'e4', 'e6'].map(cell)
  const ats = advice.map(({ move }) => (move.kind === 'fire' ? move.at : -1))
  expect(ats.slice(0, 4).toSorted()).toEqual(beside.toSorted())
  expect(advice[4]?.value).toBeLessThan(advice[3]?.value ?? 0)
})

it('advice in Sea Battle distinguishes cells by the chance of a hit even when the match is nearly decided', () => {
  const south = 'c1 d1 e1, h1 h2 h3, a3, a7 a8, j5 j6, c5 c6 c7 c8, e5 e6, g5'
  const northFired = 'j4 j8 c1 d1 e1 b1 h1 h2 h3 a3 a7 a8 g10 d10 i1 j2 b10 j6'
  const advice = BOTS.hard.advise(viewOf({ south, northFired }), 'north', openStream(1, 'bot'))
  const ats = advice.map(({ move }) => (move.kind === 'fire' ? move.at : -1))
  expect(ats.slice(0, 3).toSorted()).toEqual(['i6', 'j5', 'j7'].map(cell).toSorted())
  const [first = 0, , third = 0, far = 0] = advice.map(({ worth = 0 }) => worth)
  expect(first - third).toBeLessThan(EVEN)
  expect(first - far).toBeGreaterThan(EVEN)
})
