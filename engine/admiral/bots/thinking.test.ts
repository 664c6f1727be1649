import { expect, it } from 'vitest'
import { Budget } from '../../kernel/budget.ts'
import { openStream } from '../../kernel/rng.ts'
import { sea } from '../../testkit/sea.ts'
import { WARY } from './conduct.ts'
import { LEVELS } from './levels.ts'
import { type Plan, plansOf } from './plans.ts'
import { comparePlans } from './thinking.ts'

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
