import { describe, expect, it } from 'vitest'
import { type BattlePlan, battle, cell, cells } from '../../testkit/fleet.ts'
import { parseOptions } from '../options.ts'
import { habitsFor } from './habits.ts'
import { blankKnowledge, findingsOf, type Knowledge, learn } from './knowledge.ts'
import { firstReckoning, mixedChances, reckon } from './reckoning.ts'

const options = parseOptions({})
const start = firstReckoning(options.ok ? options.value : battle().options, habitsFor(undefined))

const reckoned = (plan: BattlePlan) => findingsOf(battle(plan), 'north').reduce(reckon, start)
const known = (plan: BattlePlan): Knowledge => {
  const state = battle(plan)
  return findingsOf(state, 'north').reduce(learn, blankKnowledge(state.options))
}
const berthsOf = (plan: BattlePlan, length: number) =>
  known(plan).afloat.find((one) => one.length === length)?.berths ?? []

describe('knowledge', () => {
  it('leaves no ship on a miss', () => {
    const left = berthsOf({ northFired: 'e5' }, 2)
    expect(left).toHaveLength(180 - 4)
    expect(left.flat()).not.toContain(cell('e5'))
  })

  it('leaves no ship on or beside a sunk one, and removes it from the count', () => {
    const plan = { northFired: 'e8 f8' }
    const barred = cells('d7 e7 f7 g7 d8 e8 f8 g8 d9 e9 f9 g9')
    for (const { berths } of known(plan).afloat) expect(berths.flat().filter((one) => barred.includes(one))).toEqual([])
    expect(known(plan).afloat.map(({ length, count }) => [length, count])).toEqual([
      [4, 1],
      [3, 2],
      [2, 2],
      [1, 4],
    ])
    expect(known(plan).wounds).toEqual([])
  })

  it('lets ships lie on a wound or away from it, none of them completely hit', () => {
    const plan = { northFired: 'b10' }
    const near = cells('a9 b9 c9 a10 c10')
    for (const { berths } of known(plan).afloat) {
      for (const berth of berths) {
        expect(berth.includes(cell('b10')) || !berth.some((one) => near.includes(one))).toBe(true)
      }
    }
    expect(berthsOf(plan, 1)).not.toContainEqual([cell('b10')])
  })

  it('blocks only cells by sides if corners may touch', () => {
    const plan = { options: { touch: 'corners' }, northFired: 'j7' }
    expect(berthsOf(plan, 1)).toContainEqual([cell('i6')])
    expect(berthsOf(plan, 1)).not.toContainEqual([cell('j6')])
  })

  it('forgets lengths with no ship afloat', () => {
    const plan = { northFired: 'a10 b10 c10 d10' }
    expect(known(plan).afloat.map(({ length }) => length)).toEqual([3, 2, 1])
  })
})

describe('chances', () => {
  it('are those of twenty cells at first, none of them certain', () => {
    const chances = [...mixedChances(start)]
    expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(20, 0)
    expect(Math.min(...chances)).toBeGreaterThan(0.05)
    expect(Math.max(...chances)).toBeLessThan(0.5)
  })

  it('are 0 where no ship can be, and mirror each other', () => {
    const chances = mixedChances(reckoned({ northFired: 'e5 j7' }))
    for (const name of ['e5', 'j7', 'j6', 'i7', 'j8']) expect(chances[cell(name)]).toBe(0)
    const first = mixedChances(start)
    expect(first[cell('b3')]).toBeCloseTo(first[cell('c2')] ?? 0, 9)
    expect(first[cell('b3')]).toBeCloseTo(first[cell('i8')] ?? 0, 9)
  })

  it('lie around the wound while a ship is hit', () => {
    const chances = mixedChances(reckoned({ northFired: 'b10' }))
    expect(chances[cell('b10')]).toBeCloseTo(1, 6)
    expect(chances[cell('a10')]).toBeGreaterThan(0.1)
    expect(chances[cell('g3')]).toBe(0)
  })
})

describe('trust in habits', () => {
  const trust = (plan: BattlePlan) =>
    Object.fromEntries(reckoned(plan).opinions.map(({ habit, trust: share }) => [habit.name, share]))

  it('always sums to 1', () => {
    for (const northFired of ['', 'e5', 'e5 j7 a10 b10 c10 d10 f4']) {
      const all = Object.values(trust({ northFired }))
      expect(all.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
    }
  })

  it('moves to the edges when ships are found there, and to the middle when they are not', () => {
    const before = trust({})
    const rim = trust({ south: 'a1, j5, e10, j10', northFired: 'a1 e5 j5 f4 e10 d6' })
    const inland = trust({ south: 'e5, g4, c6', northFired: 'a1 e5 j5 g4 e10 c6' })
    expect(rim.edges).toBeGreaterThan((before.edges ?? 1) * 1.5)
    expect(inland.middle).toBeGreaterThan((before.middle ?? 1) * 1.5)
    expect(inland.edges).toBeLessThan(before.edges ?? 0)
  })

  it('rules out no habit by a single shot', () => {
    expect(Math.min(...Object.values(trust({ northFired: 'a1' })))).toBeGreaterThan(0.02)
  })
})
