import { expect, it } from 'vitest'
import { reportOf, temperPairs } from './tempers.ts'

const PAIRS = 8

/** What is counted of a temper and of plain play in the same deals, on both sides of them. */
function counted(game: string, temper: string, what: string, pairs = PAIRS): { tempered: number; plain: number } {
  const play = temperPairs({ game, temper, level: 'medium', budget: 100 })
  const { tempered, plain } = reportOf(Array.from({ length: pairs }, (_, i) => play(1 + i)))
  return { tempered: tempered[what] ?? 0, plain: plain[what] ?? 0 }
}

it('a raider hits more often than a plain pirate', { timeout: 240_000 }, () => {
  const { tempered, plain } = counted('jackal', 'raider', 'hits')
  expect(tempered).toBeGreaterThan(1.2 * plain)
})

it('a gold-hunter picks gold up more often', { timeout: 240_000 }, () => {
  const { tempered, plain } = counted('jackal', 'gold-hunter', 'loads lifted')
  expect(tempered).toBeGreaterThan(1.1 * plain)
})

it('a cautious pirate turns fewer tiles', { timeout: 240_000 }, () => {
  const { tempered, plain } = counted('jackal', 'cautious', 'tiles turned')
  expect(tempered).toBeLessThan(0.95 * plain)
})

it('a temper that a game does not have plays plainly', { timeout: 240_000 }, () => {
  const { scores, tempered, plain } = temperPairs({ game: 'jackal', temper: 'raker', level: 'easy', budget: 50 })(3)
  expect(scores[0] + scores[1]).toBe(1)
  expect(tempered).toEqual(plain)
})
