import { describe, expect, it } from 'vitest'
import { Budget } from '../../kernel/budget.ts'
import { openStream } from '../../kernel/rng.ts'
import { admiralKit } from '../../testkit/admiralKit.ts'
import { sea } from '../../testkit/sea.ts'
import { admiral } from '../rules.ts'
import type { AdmiralState } from '../types.ts'
import { WARY } from './conduct.ts'
import { LEVELS } from './levels.ts'
import { type Plan, plansOf } from './plans.ts'
import { PLAIN } from './tempers.ts'
import { comparePlans, rankPlans } from './thinking.ts'

const { state } = sea({ ships: { 'red-line': 'k8 N', 'blue-line': 'm8 N' } })

function compared(plan: Plan) {
  const subject = { view: state, seat: 'red', rng: openStream(1, 'judge'), budget: new Budget(300) }
  const ranked = comparePlans(subject, plan, LEVELS.hard)
  const others = ranked.filter(({ move }) => move !== plan)
  return { worth: ranked.find(({ move }) => move === plan)?.mean, others }
}

/** The same plan as a record may write it. */
const rewritten = (plan: Plan): Plan =>
  // with the same entries a move stays what it is, which TypeScript does not follow
  plan.map((move) => Object.fromEntries(Object.entries(move).toReversed()) as unknown as typeof move)

it('a plan is compared with others, not with itself in another order of its keys', () => {
  const plans = plansOf(state, 'red', 6, WARY)
  expect(plans.length).toBeGreaterThan(2)
  for (const plan of plans) {
    expect(compared(rewritten(plan))).toEqual(compared(plan))
    expect(compared(rewritten(plan)).others.map(({ move }) => move)).not.toContainEqual(plan)
  }
})

describe('a search with a tree', () => {
  const thinking = {
    ...LEVELS.hard,
    search: { ...LEVELS.hard.search, depth: 2, exploration: 2, width: { first: 4, growth: 0 } },
  }
  /** Blue's captains are hidden from red. */
  const { state } = sea({
    ships: {
      'red-line': ['k8 N', { captain: 'swift' }],
      'blue-line': ['m8 N', { captain: 'rapid' }],
      'blue-brig': ['n9 N', { captain: 'target' }],
    },
    options: { captains: 'all' },
  })
  const ranked = (view: AdmiralState) =>
    rankPlans({ view, seat: 'red', rng: openStream(1, 'bot'), budget: new Budget(300) }, thinking, PLAIN)

  it('plays what is legal, and the same again', () => {
    const [first] = ranked(admiral.view(state, 'red'))
    expect(first?.move[0] && admiral.refuse(state, 'red', first.move[0])).toBeNull()
    expect(first?.trials).toBeGreaterThan(0)
    expect(ranked(admiral.view(state, 'red'))).toEqual(ranked(admiral.view(state, 'red')))
  })

  it('thinks the same whichever captains are hidden from it', () => {
    const other = admiralKit.redeal(state, { state, events: [] }, 'red', openStream(2, 'redeal'))
    expect(other.ships.map(({ captain }) => captain)).not.toEqual(state.ships.map(({ captain }) => captain))
    expect(ranked(admiral.view(other, 'red'))).toEqual(ranked(admiral.view(state, 'red')))
  })
})
