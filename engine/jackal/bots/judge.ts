import { ADVICE_EFFORT } from '../../kernel/bots.ts'
import { Budget } from '../../kernel/budget.ts'
import { resultAtEnd } from '../../kernel/ending.ts'
import type { Seat } from '../../kernel/game.ts'
import type { Judge } from '../../kernel/judging.ts'
import { comparedTwice, glimpsed, judged, SECOND_COMPARISON } from '../../search/judgement.ts'
import { FLAT } from '../../search/settings.ts'
import { BOT_BUDGETS } from '../data/botBudgets.ts'
import { legalMoves } from '../moves.ts'
import { sidesOf } from '../outcome.ts'
import type { JackalMove, JackalShape, JackalState } from '../types.ts'
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

/** A glance tries as many moves further, with one look at each. */
const GLANCE: Thinking = { ...THINKING, search: { ...THINKING.search, looks: { worlds: 1, share: 1, weight: 0 } } }
/** The positions of a glance at a decision, and the factor if luck followed. */
const GLANCE_POSITIONS = 500
const WITH_LUCK = 3

const AGAIN: Thinking = { ...THINKING, search: { ...SECOND_COMPARISON, doubt: THINKING.search.doubt } }
/** The factor of a look's positions for the second comparison: it then has as many as the coach. */
const AGAIN_POSITIONS = 15
const POSITIONS = (ADVICE_EFFORT * BOT_BUDGETS.master) / AGAIN_POSITIONS

/** The moves of a decision: the played one, and the others that a player would consider. */
interface Choice {
  readonly played: JackalMove
  readonly others: readonly JackalMove[]
  /** A player is not blamed for the haste that bots and the coach have too. */
  liking(move: JackalMove): number
}

/** Returns null if the move is not legal. */
function choiceOf(view: JackalState, seat: Seat, [played]: readonly JackalMove[]): Choice | null {
  if (!played || !legalMoves(view, seat).some((move) => keyOf(move, view) === keyOf(played, view))) return null
  const others = new Map(sensibleMoves(view, seat).map((move) => [keyOf(move, view), move]))
  others.delete(keyOf(played, view))
  const home = bringHome(view, seat)
  // Gold that can be brought home at once: bots and the coach then consider no other move.
  const isSure = home !== null && keyOf(home, view) === keyOf(played, view)
  const haste = Math.max(0, hasteOf(view, seat)(played))
  return {
    played,
    others: isSure ? [] : [...others.values()],
    liking: (move) => (move === played ? haste : 0),
  }
}

/**
 * The analysis of Jackal: moves are compared in the same dealt worlds, with the same whims, by playouts of the policy.
 */
export const JACKAL_JUDGE: Judge<JackalShape> = {
  positions: POSITIONS,
  continues: () => false,
  sides: sidesOf,
  judge(view, seat, moves, rng, positions) {
    const choice = choiceOf(view, seat, moves)
    if (!choice) return null
    const { played, others, liking } = choice
    const subject = { view, seat, rng, budget: new Budget(positions) }
    const resultOf = expectations(view, seat)
    if (others.length === 0) {
      const value = resultOf(prospect(subject, outlookFrom(view, THINKING)))
      return { best: value, played: value, other: null }
    }
    const ranked = comparedTwice(played, (rival) =>
      rival
        ? compare({ ...subject, budget: new Budget(AGAIN_POSITIONS * positions) }, [played, rival], AGAIN, liking)
        : compare(subject, [played, ...others], THINKING, liking),
    )
    return judged(ranked, played, resultOf, (move) => [move])
  },
  glance: {
    positions: 100,
    slack: 0.03,
    look(view, seat, moves, rng, hasLuck) {
      const choice = choiceOf(view, seat, moves)
      if (!choice) return null
      const { played, others, liking } = choice
      const budget = new Budget(hasLuck ? WITH_LUCK * GLANCE_POSITIONS : GLANCE_POSITIONS)
      const subject = { view, seat, rng, budget }
      const resultOf = expectations(view, seat)
      if (others.length === 0) return { played: resultOf(prospect(subject, outlookFrom(view, THINKING))), other: null }
      return glimpsed(compare(subject, [played, ...others], GLANCE, liking), played, resultOf)
    },
  },
  assess(view, seat, rng, positions) {
    const { result } = view
    if (result) return resultAtEnd(result.winners, sidesOf(view), seat)
    const subject = { view, seat, rng, budget: new Budget(positions) }
    return expectations(view, seat)(prospect(subject, outlookAfter(view, THINKING)))
  },
}
