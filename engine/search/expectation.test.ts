import { expect, it } from 'vitest'
import { Budget } from '../kernel/budget.ts'
import { openStream } from '../kernel/rng.ts'
import { HIDER, hideout, outside, SEEKER } from '../testkit/hideout.ts'
import { expectation } from './expectation.ts'

const RULES = { caves: 2, yields: 0.7, leaves: 0.3, echo: false }

function expected(positions: number, { seat = SEEKER, isOverdue = (): boolean => false } = {}) {
  const budget = new Budget(positions, isOverdue)
  const worth = expectation(hideout(RULES), { ...outside(RULES), seat }, openStream(1, 'luck'), budget)
  return { worth, spent: positions - budget.left }
}

it('is the mean of playouts: at random the seeker leaves half the time, and finds one prize of two', () => {
  expect(expected(20_000).worth).toBeCloseTo(0.5 * 0.3 + 0.5 * 0.5, 1)
  expect(expected(20_000, { seat: HIDER }).worth).toBeCloseTo(1 - 0.4, 1)
})

it('spends its budget with little excess', () => {
  expect(expected(1000).spent).toBeGreaterThanOrEqual(1000)
  expect(expected(1000).spent).toBeLessThan(1003)
})

it('plays out once at least, and stops when time is up', () => {
  expect(expected(0).spent).toBeLessThan(3)
  expect(expected(1000, { isOverdue: () => true }).spent).toBeLessThan(3)
})

it('ends when no seat can move and trials spend nothing', () => {
  const over = { seat: SEEKER, deal: () => ({ prize: 0, stage: 'over', won: 0.9 }) as const }
  const budget = new Budget(1000)
  expect(expectation(hideout(RULES), over, openStream(1, 'luck'), budget)).toBe(0.9)
  expect(budget.left).toBe(1000)
})
