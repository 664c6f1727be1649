import { describe, expect, it } from 'vitest'
import { Budget } from '../../kernel/budget.ts'
import { openStream } from '../../kernel/rng.ts'
import { sea } from '../../testkit/sea.ts'
import { admiral } from '../rules.ts'
import type { AdmiralState } from '../types.ts'
import { WARY } from './conduct.ts'
import { settingsOf } from './levels.ts'
import { PLAIN } from './personalities.ts'
import { type Plan, plansOf } from './plans.ts'
import { likedMove } from './policy.ts'
import { comparePlans, rankMoves, rankPlans } from './thinking.ts'

const { state } = sea({ ships: { 'red-line': 'k8 N', 'blue-line': 'm8 N' } })
const HARD = settingsOf('hard', state)

function compared(plan: Plan) {
  const subject = { view: state, seat: 'red', rng: openStream(1, 'judge'), budget: new Budget(300) }
  const ranked = comparePlans(subject, plan, HARD)
  const others = ranked.filter(({ move }) => move !== plan)
  return { worth: ranked.find(({ move }) => move === plan)?.mean, others }
}

/** Returns the same plan as a record may write it. */
const rewritten = (plan: Plan): Plan =>
  // A move with its entries in another order is the same move; TypeScript does not follow that.
  plan.map((move) => Object.fromEntries(Object.entries(move).toReversed()) as unknown as typeof move)

it('a plan is compared with others, not with itself with its keys in another order', () => {
  const plans = plansOf(state, 'red', 6, WARY)
  expect(plans.length).toBeGreaterThan(2)
  for (const plan of plans) {
    expect(compared(rewritten(plan))).toEqual(compared(plan))
    expect(compared(rewritten(plan)).others.map(({ move }) => move)).not.toContainEqual(plan)
  }
})

describe('a search among plans', () => {
  const { state } = sea({
    ships: {
      'red-line': ['k8 N', { captain: 'swift' }],
      'blue-line': ['m8 N', { captain: 'rapid' }],
      'blue-brig': ['n9 N', { captain: 'target' }],
    },
    options: { captains: 'all' },
  })
  const ranked = (view: AdmiralState) =>
    rankPlans({ view, seat: 'red', rng: openStream(1, 'bot'), budget: new Budget(300) }, HARD, PLAIN)

  it('plays legal moves, and the same moves again', () => {
    const [first] = ranked(admiral.view(state, 'red'))
    expect(first?.move[0] && admiral.refuse(state, 'red', first.move[0])).toBeNull()
    expect(first?.trials).toBeGreaterThan(0)
    expect(ranked(admiral.view(state, 'red'))).toEqual(ranked(admiral.view(state, 'red')))
  })
})

it("if time runs out before every move was tried, the policy's choice comes first", () => {
  const subject = { view: state, seat: 'red', rng: openStream(1, 'bot'), budget: new Budget(300, () => true) }
  const [first] = rankMoves(subject, settingsOf('easy', state), PLAIN)
  expect(first).toMatchObject({ move: [likedMove(state, settingsOf('easy', state).conduct)], trials: 0 })
  expect(admiral.legalMoves(state, 'red')[0]).not.toEqual(first?.move[0])
})
