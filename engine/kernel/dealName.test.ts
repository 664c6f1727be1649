import { describe, expect, it, test } from 'vitest'
import { seedOfDeal } from './dealName.ts'

describe('the seed of a named deal', () => {
  it('never changes', () => {
    expect(seedOfDeal('amber parrot reef')).toBe(4223615409039908)
    expect(seedOfDeal('2026-11-23')).toBe(1061669442219680)
  })

  test.each([
    ['Amber  Parrot Reef', 'amber parrot reef'],
    [' Чёрная Борода ', 'черная борода'],
    ['ＲＥＥＦ', 'reef'],
  ])('is the same for %s as for %s', (one, other) => {
    expect(seedOfDeal(one)).toBe(seedOfDeal(other))
  })

  it('differs from name to name, and is a safe integer', () => {
    const seeds = Array.from({ length: 2000 }, (_, index) => seedOfDeal(`deal ${index}`))
    expect(new Set(seeds).size).toBe(2000)
    expect(seeds.every(Number.isSafeInteger)).toBe(true)
  })

  test.each([
    ['0', 0],
    [' 4711 ', 4711],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ['9007199254740992', null],
  ])('is the number written by digits: %s', (name, seed) => {
    expect(seedOfDeal(name)).toBe(seed)
  })
})
