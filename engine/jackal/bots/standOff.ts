import { type Advice, worthOf } from '../../kernel/bots.ts'
import type { Subject } from '../../search/subject.ts'
import { EVEN } from '../data/even.ts'
import type { JackalMove, JackalState } from '../types.ts'
import { adviceFrom, isSame } from './advice.ts'
import { findWayOut, roundsIdle } from './exploring.ts'
import { PLAIN } from './personalities.ts'
import { type Thinking, think } from './thinking.ts'

/**
 * Returns the advice for people that ends a stand-off, unless another move is better; undefined if there is none. A way
 * out that is not on the shortlist is compared with the best move: among many equal moves, chance decides which are
 * kept.
 */
export function endOfStandOff(
  advice: readonly Advice<JackalMove>[],
  subject: Subject<JackalState>,
  thinking: Thinking,
): Advice<JackalMove> | undefined {
  const { view, seat } = subject
  const [best] = advice
  const way = findWayOut(view, seat)
  if (!best || !way) return undefined
  const told = advice.find(({ move }) => isSame(move, way)) ?? weighed(way, best, subject, thinking)
  const isCheap = worthOf(best) - worthOf(told) < costAllowed(view) && best.value - told.value < MOST_RISKED
  return isCheap ? told : undefined
}

/**
 * Returns the allowed cost of a way out, in coins: it grows the longer nothing happens. A search of a few rounds sees
 * no loss in waiting.
 */
const costAllowed = (view: JackalState): number => EVEN * Math.min(MOST_EVENS, Math.max(1, roundsIdle(view) / EVERY))

/** The number of rounds after which the allowed cost grows by one step. */
const EVERY = 4
const MOST_EVENS = 3

/** In expected result; less than the loss that an analysis calls a mistake. */
const MOST_RISKED = 0.012

/** Returns a move as advice, with the result of a search among it and the best move. */
function weighed(
  way: JackalMove,
  best: Advice<JackalMove>,
  subject: Subject<JackalState>,
  thinking: Thinking,
): Advice<JackalMove> {
  const { view, seat } = subject
  const found = adviceFrom(think(subject, [best.move, way], thinking, PLAIN), view, seat, true)
  const one = found.find(({ move }) => isSame(move, best.move))
  const other = found.find(({ move }) => isSame(move, way))
  if (!one || !other) return { ...best, move: way }
  const worth = worthOf(best) - Math.max(0, worthOf(one) - worthOf(other))
  return { move: way, value: best.value - Math.max(0, one.value - other.value), worth }
}
