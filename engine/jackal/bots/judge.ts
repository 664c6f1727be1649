import { Budget } from '../../kernel/budget.ts'
import { resultAtEnd } from '../../kernel/ending.ts'
import type { Judge } from '../../kernel/judging.ts'
import { judged } from '../../search/judgement.ts'
import { FLAT } from '../../search/settings.ts'
import { legalMoves } from '../moves.ts'
import { sidesOf } from '../outcome.ts'
import type { JackalShape } from '../types.ts'
import { expectations, keyOf } from './advice.ts'
import { sensibleMoves } from './sensibleMoves.ts'
import { compare, outlookAfter, outlookFrom, prospect, type Thinking } from './thinking.ts'

/** Others are compared with what was played until two standard errors tell them from it. */
const THINKING: Thinking = {
  rounds: 2,
  whims: 3,
  search: { ...FLAT, looks: { worlds: 3, share: 1, weight: 0 }, shortlist: 5, caution: 2, doubt: 16 },
}

/** Jackal looked back on: moves are compared in the same dealt worlds, with the same whims, by playouts of the policy. */
export const JACKAL_JUDGE: Judge<JackalShape> = {
  positions: 1800,
  continues: () => false,
  judge(view, seat, [played], rng, positions) {
    if (!played || !legalMoves(view, seat).some((move) => keyOf(move, view) === keyOf(played, view))) return null
    const others = new Map(sensibleMoves(view, seat).map((move) => [keyOf(move, view), move]))
    others.delete(keyOf(played, view))
    const subject = { view, seat, rng, budget: new Budget(positions) }
    const resultOf = expectations(view)
    if (others.size === 0) {
      const value = resultOf(prospect(subject, outlookFrom(view, THINKING)))
      return { best: value, played: value, other: null }
    }
    return judged(compare(subject, played, [...others.values()], THINKING), played, resultOf, (move) => [move])
  },
  assess(view, seat, rng, positions) {
    const { result } = view
    if (result) return resultAtEnd(result.winners, sidesOf(view), seat)
    const subject = { view, seat, rng, budget: new Budget(positions) }
    return expectations(view)(prospect(subject, outlookAfter(view, THINKING)))
  },
}
