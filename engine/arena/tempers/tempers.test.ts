import { expect, it } from 'vitest'
import { reportOf, temperPairs } from './tempers.ts'

/** What is counted of a temper and of plain play in the same deals, on both sides of them. */
function played(temper: string, pairs: number) {
  const play = temperPairs({ game: 'jackal', temper, level: 'medium', budget: 100 })
  const { tempered, plain } = reportOf(Array.from({ length: pairs }, (_, i) => play(1 + i)))
  const count = (what: string) => ({ tempered: tempered[what] ?? 0, plain: plain[what] ?? 0 })
  return { count }
}

it('a raider hits more often than a plain pirate', { timeout: 240_000 }, () => {
  const { tempered, plain } = played('raider', 8).count('hits')
  expect(tempered).toBeGreaterThan(1.2 * plain)
})

it('a gold-hunter spends more of his turns carrying gold', { timeout: 240_000 }, () => {
  const { count } = played('gold-hunter', 16)
  const [steps, turns] = [count('steps with gold'), count('turns')]
  expect(steps.tempered / turns.tempered).toBeGreaterThan((1.08 * steps.plain) / turns.plain)
})

it('a cautious pirate turns fewer tiles', { timeout: 240_000 }, () => {
  const { tempered, plain } = played('cautious', 8).count('tiles turned')
  expect(tempered).toBeLessThan(0.95 * plain)
})

it('a temper that a game does not have plays plainly', { timeout: 240_000 }, () => {
  const { scores, tempered, plain } = temperPairs({ game: 'jackal', temper: 'raker', level: 'easy', budget: 50 })(3)
  expect(scores[0] + scores[1]).toBe(1)
  expect(tempered).toEqual(plain)
})
