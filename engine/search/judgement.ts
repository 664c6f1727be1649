import type { Advice } from '../kernel/bots.ts'
import type { Judgement } from '../kernel/judging.ts'
import { FLAT, type SearchSettings } from './settings.ts'
import type { Ranked } from './standings.ts'

/**
 * How a move that seems better than what was played is compared with it once more, in other worlds: of many that were tried the
 * luckiest leads. Whoever advised what was played erred by as much again, so that twice the usual errors have to be outdone.
 */
export const ONCE_MORE: SearchSettings = { ...FLAT, shortlist: 1, caution: 4 }

/**
 * A cautious comparison with what was played, and where another comes first, one more of these two alone, by which they are told.
 *
 * @param compare with all others, or once more with this one
 */
export function comparedTwice<Order>(
  played: Order,
  compare: (rival: Order | null) => readonly Ranked<Order>[],
): readonly Ranked<Order>[] {
  const ranked = compare(null)
  const [first] = ranked
  return first && first.move !== played ? compare(first.move) : ranked
}

/**
 * What a move that was played was worth, by a cautious search that measured the others by it.
 *
 * @param resultOf the expected result of a seat to whom a position is worth so much, from 0 to 1
 * @param movesOf the moves that a ranked order consists of
 */
export function judged<Order, Move>(
  ranked: readonly Ranked<Order>[],
  played: Order,
  resultOf: (worth: number) => number,
  movesOf: (order: Order) => readonly [Move, ...(readonly Move[])],
): Judgement<Move> {
  const [first] = ranked
  const value = resultOf(ranked.find(({ move }) => move === played)?.mean ?? 0)
  const rival = ranked.find(({ move }) => move !== played)
  if (!rival) return { best: value, played: value, other: null }
  const other = resultOf(rival.mean)
  if (first !== rival) return { best: value, played: value, other: Math.min(other, value) }
  const [move, ...sequel] = movesOf(rival.move)
  const better: Advice<Move> = { move, ...(sequel.length > 0 && { sequel }), value: other }
  return { best: other, played: value, other, better }
}
