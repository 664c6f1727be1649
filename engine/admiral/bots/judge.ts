import { Budget } from '../../kernel/budget.ts'
import { resultAtEnd } from '../../kernel/ending.ts'
import type { Judge } from '../../kernel/judging.ts'
import { judged } from '../../search/judgement.ts'
import { sidesOf } from '../fleet.ts'
import type { AdmiralMove, AdmiralShape } from '../types.ts'
import { resultOf, VICTORY } from './evaluation.ts'
import { LEVELS } from './levels.ts'
import type { Plan } from './plans.ts'
import { comparePlans, prospect } from './thinking.ts'

/** As the best level plans, which the coach asks: nobody is blamed for what he was told to do. */
const THINKING = { ...LEVELS.master, victory: VICTORY.sober }

/** Admiral looked back on: what was played is compared with other plans in the same worlds, with the same dice to come. */
export const ADMIRAL_JUDGE: Judge<AdmiralShape> = {
  positions: 500,
  continues: (last, next) => last.kind === 'steer' && next.kind === 'steer' && last.ship === next.ship,
  judge(view, seat, played, rng, positions) {
    const [first] = played
    if (!first || view.assigning.length > 0 || first.kind === 'captain') return null
    const subject = { view, seat, rng, budget: new Budget(positions) }
    const ranked = comparePlans(subject, played, THINKING)
    if (ranked.length === 1) {
      const value = resultOf(prospect(subject, THINKING))
      return { best: value, played: value, other: null }
    }
    const movesOf = ([move = first, ...sequel]: Plan): readonly [AdmiralMove, ...Plan] => [move, ...sequel]
    return judged(ranked, played, resultOf, movesOf)
  },
  assess(view, seat, rng, positions) {
    const { result } = view
    if (result) return resultAtEnd(result.winners, sidesOf(view), seat)
    return resultOf(prospect({ view, seat, rng, budget: new Budget(positions) }, THINKING))
  },
}
