import { Budget } from '../../kernel/budget.ts'
import { resultAtEnd } from '../../kernel/ending.ts'
import type { Judge } from '../../kernel/judging.ts'
import { sidesOf } from '../fleet.ts'
import type { AdmiralShape } from '../types.ts'
import { PATIENT } from './conduct.ts'
import { resultOf } from './evaluation.ts'
import { compareWith, planningBy, worthFor } from './planning.ts'

/** As the best level plans, which the coach asks: nobody is blamed for what he was told to do. */
const SETTINGS = planningBy(PATIENT)

/** Admiral looked back on: what was played is compared with other plans in the same worlds, with the same dice to come. */
export const ADMIRAL_JUDGE: Judge<AdmiralShape> = {
  positions: 500,
  continues: (last, next) => last.kind === 'steer' && next.kind === 'steer' && last.ship === next.ship,
  judge(view, seat, played, rng, positions) {
    const [first] = played
    if (!first || view.assigning.length > 0 || first.kind === 'captain') return null
    const { worth, rival } = compareWith(view, seat, played, rng, new Budget(positions), SETTINGS)
    const value = resultOf(worth)
    if (!rival) return { best: value, played: value, other: null }
    const other = resultOf(worth + rival.lead)
    if (!rival.isClear) return { best: value, played: value, other: Math.min(other, value) }
    const [move = first, ...sequel] = rival.plan
    return { best: other, played: value, other, better: { move, ...(sequel.length > 0 && { sequel }), value: other } }
  },
  assess(view, seat, rng, positions) {
    const { result } = view
    if (result) return resultAtEnd(result.winners, sidesOf(view), seat)
    return resultOf(worthFor(view, seat, rng, new Budget(positions), SETTINGS))
  },
}
