import { ADVICE_EFFORT } from '../../kernel/bots.ts'
import { Budget } from '../../kernel/budget.ts'
import { resultAtEnd } from '../../kernel/ending.ts'
import type { Judge } from '../../kernel/judging.ts'
import { comparedTwice, judged, SECOND_COMPARISON } from '../../search/judgement.ts'
import { FLAT } from '../../search/settings.ts'
import { BOT_BUDGETS } from '../data/botBudgets.ts'
import { legalMoves } from '../moves.ts'
import { sidesOf } from '../outcome.ts'
import type { JackalMove, JackalShape } from '../types.ts'
import { expectations, keyOf } from './advice.ts'
import { hasteOf } from './haste.ts'
import { bringHome } from './homecoming.ts'
import { sensibleMoves } from './sensibleMoves.ts'
import { compare, outlookAfter, outlookFrom, prospect, type Thinking } from './thinking.ts'

/** Other moves are compared with the played move until the lead exceeds two standard errors. */
const THINKING: Thinking = {
  rounds: 2,
  whims: 3,
  search: { ...FLAT, looks: { worlds: 3, share: 1, weight: 0 }, shortlist: 5, caution: 2, doubt: 16 },
}

const AGAIN: Thinking = { ...THINKING, search: { ...SECOND_COMPARISON, doubt: THINKING.search.doubt } }
/** The factor of a look's positions for the second comparison: it then has as many as the coach. */
const AGAIN_POSITIONS = 15
const POSITIONS = (ADVICE_EFFORT * BOT_BUDGETS.master) / AGAIN_POSITIONS

/**
 * The analysis of Jackal: moves are compared in the same dealt worlds, with the same whims, by playouts of the policy.
 */
export const JACKAL_JUDGE: Judge<JackalShape> = {
  positions: POSITIONS,
  continues: () => false,
  sides: sidesOf,
  judge(view, seat, [played], rng, positions) {
    if (!played || !legalMoves(view, seat).some((move) => keyOf(move, view) === keyOf(played, view))) return null
    const others = new Map(sensibleMoves(view, seat).map((move) => [keyOf(move, view), move]))
    others.delete(keyOf(played, view))
    const subject = { view, seat, rng, budget: new Budget(positions) }
    const resultOf = expectations(view, seat)
    const home = bringHome(view, seat)
    // Gold that can be brought home at once: bots and the coach then consider no other move.
    const isSure = home !== null && keyOf(home, view) === keyOf(played, view)
    if (others.size === 0 || isSure) {
      const value = resultOf(prospect(subject, outlookFrom(view, THINKING)))
      return { best: value, played: value, other: null }
    }
    // A player is not blamed for the haste that bots and the coach have too.
    const haste = Math.max(0, hasteOf(view, seat)(played))
    const liking = (move: JackalMove) => (move === played ? haste : 0)
    const ranked = comparedTwice(played, (rival) =>
      rival
        ? compare({ ...subject, budget: new Budget(AGAIN_POSITIONS * positions) }, [played, rival], AGAIN, liking)
        : compare(subject, [played, ...others.values()], THINKING, liking),
    )
    return judged(ranked, played, resultOf, (move) => [move])
  },
  assess(view, seat, rng, positions) {
    const { result } = view
    if (result) return resultAtEnd(result.winners, sidesOf(view), seat)
    const subject = { view, seat, rng, budget: new Budget(positions) }
    return expectations(view, seat)(prospect(subject, outlookAfter(view, THINKING)))
  },
}
