import { describe, expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import { type BattlePlan, battle, cell } from '../../testkit/fleet.ts'
import { seaBattle } from '../rules.ts'
import { BOTS } from './index.ts'
import { hitChances, leftFor, resultAt } from './odds.ts'

const viewOf = (plan: BattlePlan) => seaBattle.view(battle(plan), 'north')
const chanceAt = (plan: BattlePlan, name: string) => hitChances(viewOf(plan), 'north')[cell(name)] ?? 0

describe('the chance of a hit', () => {
  it('is highest beside a ship that was hit, and nothing beside one that is down', () => {
    const wounded = { south: 'e5 e6', northFired: 'e5' }
    expect(chanceAt(wounded, 'e6')).toBeGreaterThan(0.15)
    expect(chanceAt(wounded, 'a1')).toBeLessThan(chanceAt(wounded, 'e6'))
    expect(chanceAt({ south: 'e5', northFired: 'e5' }, 'e6')).toBe(0)
  })

  it('is something far from a wounded ship, too', () => {
    expect(chanceAt({ south: 'e5 e6', northFired: 'e5' }, 'a10')).toBeGreaterThan(0.05)
  })

  it('is about the share of the sea that ships take before the first shot', () => {
    const sum = hitChances(viewOf({}), 'north').reduce((total, chance) => total + chance, 0)
    expect(sum).toBeGreaterThan(18)
    expect(sum).toBeLessThan(22)
  })
})

describe('what a seat may expect of Sea Battle', () => {
  it('is a half when both have the same before them, and more for whoever has sunk more or has the turn', () => {
    const even = { cells: 70, hits: 12 }
    expect((resultAt(even, even, true) + resultAt(even, even, false)) / 2).toBeCloseTo(0.5)
    expect(resultAt({ ...even, hits: 6 }, even, false)).toBeGreaterThan(0.6)
  })

  it('counts what is left by the shots that were fired', () => {
    expect(leftFor(viewOf({ south: 'e5 e6', northFired: 'e5 a1' }), 'north')).toEqual({ cells: 98, hits: 19 })
  })
})

it('advice in Sea Battle goes on beside a hit, and calls a shot far from it worse', () => {
  const advice = BOTS.hard.advise(viewOf({ south: 'e5 e6', northFired: 'e5' }), 'north', openStream(1, 'bot'))
  const beside = ['d5', 'f5', 'e4', 'e6'].map(cell)
  const ats = advice.map(({ move }) => (move.kind === 'fire' ? move.at : -1))
  expect(ats.slice(0, 4).toSorted()).toEqual(beside.toSorted())
  expect(advice[4]?.value).toBeLessThan(advice[3]?.value ?? 0)
})
