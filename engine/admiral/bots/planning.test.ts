import { expect, it } from 'vitest'
import { Budget } from '../../kernel/budget.ts'
import { openStream } from '../../kernel/rng.ts'
import { sea } from '../../testkit/sea.ts'
import { WARY } from './conduct.ts'
import { compareWith, planningBy } from './planning.ts'
import { type Plan, plansOf } from './plans.ts'

const { state } = sea({ ships: { 'red-line': 'k8 N', 'blue-line': 'm8 N' } })
const compared = (plan: Plan) =>
  compareWith(state, 'red', plan, openStream(1, 'judge'), new Budget(300), planningBy(WARY))

/** The same plan as a record may write it. */
const rewritten = (plan: Plan): Plan =>
  // with the same entries a move stays what it is, which TypeScript does not follow
  plan.map((move) => Object.fromEntries(Object.entries(move).toReversed()) as unknown as typeof move)

it('a plan is compared with others, not with itself in another order of its keys', () => {
  const plans = plansOf(state, 'red', 3, WARY)
  expect(plans.length).toBeGreaterThan(2)
  for (const plan of plans) {
    expect(compared(rewritten(plan))).toEqual(compared(plan))
    expect(compared(rewritten(plan)).rival?.plan).not.toEqual(plan)
  }
})
