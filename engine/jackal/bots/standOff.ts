import { type Advice, worthOf } from '../../kernel/bots.ts'
import type { Subject } from '../../search/subject.ts'
import { EVEN } from '../data/even.ts'
import type { JackalMove, JackalState } from '../types.ts'
import { adviceFrom, isSame } from './advice.ts'
import { roundsIdle, tellWayOut } from './exploring.ts'
import { PLAIN } from './tempers.ts'
import { type Thinking, think } from './thinking.ts'

/**
 * What ends a stand-off among what a person is told, unless something is better; undefined where nothing does. A way out that the
 * search has not kept on its shortlist is weighed against its best: among many moves that are as good, chance decides what is kept.
 */
export function endOfStandOff(
  advice: readonly Advice<JackalMove>[],
  subject: Subject<JackalState>,
  thinking: Thinking,
): Advice<JackalMove> | undefined {
  const { view, seat } = subject
  const [best] = advice
  const way = tellWayOut(view, seat)
  if (!best || !way) return undefined
  const told = advice.find(({ move }) => isSame(move, way)) ?? weighed(way, best, subject, thinking)
  const isCheap = worthOf(best) - worthOf(told) < costAllowed(view) && best.value - told.value < MOST_RISKED
  return isCheap ? told : undefined
}

/** What a way out may cost, in coins: the more the longer nothing happens, which a look ahead of a few rounds calls no loss. */
const costAllowed = (view: JackalState): number => EVEN * Math.min(MOST_EVENS, Math.max(1, roundsIdle(view) / EVERY))

/** Rounds after which it may cost as much again. */
const EVERY = 4
const MOST_EVENS = 3

/** In expected result; less than what a look back would call a mistake. */
const MOST_RISKED = 0.012

/** A move for what a search among it and the best one thinks of the two. */
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
