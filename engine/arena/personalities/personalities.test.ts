import { expect, it } from 'vitest'
import { type PersonalityPlan, personalityPairs, reportOf } from './personalities.ts'

const PIRATES = { game: 'jackal', level: 'medium', budget: 100 }
/**
 * The easy bot with its usual positions: it is much faster than the others, and weighs a personality against looks
 * alone.
 */
const ADMIRALS = { game: 'admiral', level: 'easy', budget: 300 }

/** Returns the counts of a personality and of plain play in the same deals, on both sides of them. */
function played(personality: string, pairs: number, who: Omit<PersonalityPlan, 'personality'> = PIRATES) {
  const play = personalityPairs({ ...who, personality })
  const { withPersonality, plain } = reportOf(Array.from({ length: pairs }, (_, i) => play(1 + i)))
  const count = (what: string) => ({ inCharacter: withPersonality[what] ?? 0, plain: plain[what] ?? 0 })
  return { count }
}

it('a raider hits more often than a plain pirate', { timeout: 240_000 }, () => {
  const { inCharacter, plain } = played('raider', 8).count('hits')
  expect(inCharacter).toBeGreaterThan(1.2 * plain)
})

it('a gold hunter spends more of its turns running for gold', { timeout: 240_000 }, () => {
  const { count } = played('gold-hunter', 8)
  const [steps, turns] = [count('steps towards gold'), count('turns')]
  expect(steps.inCharacter / turns.inCharacter).toBeGreaterThan((1.08 * steps.plain) / turns.plain)
})

it('a cautious pirate turns fewer tiles', { timeout: 240_000 }, () => {
  const { inCharacter, plain } = played('cautious', 8).count('tiles turned')
  expect(inCharacter).toBeLessThan(0.95 * plain)
})

it('a raker among admirals fires into more sterns and bows', { timeout: 240_000 }, () => {
  const { inCharacter, plain } = played('raker', 8, ADMIRALS).count('rakes')
  expect(inCharacter).toBeGreaterThan(1.3 * plain)
})

it('a boarder among admirals boards more often', { timeout: 240_000 }, () => {
  const { inCharacter, plain } = played('boarder', 12, ADMIRALS).count('boardings')
  expect(inCharacter).toBeGreaterThan(1.5 * plain)
})

it('a cautious admiral spends fewer of its turns sailing at the enemy', { timeout: 240_000 }, () => {
  const { count } = played('cautious', 4, ADMIRALS)
  const [closing, turns] = [count('manoeuvres towards the enemy'), count('ships’ turns')]
  expect(closing.inCharacter / turns.inCharacter).toBeLessThan((0.8 * closing.plain) / turns.plain)
})

it('a personality that a game does not have plays plainly', { timeout: 240_000 }, () => {
  const { scores, withPersonality, plain } = personalityPairs({
    game: 'jackal',
    personality: 'raker',
    level: 'easy',
    budget: 50,
  })(3)
  expect(scores[0] + scores[1]).toBe(1)
  expect(withPersonality).toEqual(plain)
})
