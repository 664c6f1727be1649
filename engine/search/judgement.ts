import type { Advice } from '../kernel/bots.ts'
import type { Glimpse, Judgement } from '../kernel/judging.ts'
import { FLAT, type SearchSettings } from './settings.ts'
import type { Ranked } from './standings.ts'

/**
 * Settings of the second comparison between the played move and a move that seems better. The second comparison runs in
 * other worlds, to avoid the winner's curse. The advice behind the played move has errors of the same size, so the lead
 * must exceed twice the usual standard errors.
 */
export const SECOND_COMPARISON: SearchSettings = { ...FLAT, shortlist: 1, caution: 4 }

/**
 * Returns a cautious comparison with what was played. If another order comes first, compares these two alone once more
 * and returns that comparison.
 *
 * @param compare compares with all others, or only with the given rival
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
 * Returns the worth of a played move, from a cautious search that measured the others by it.
 *
 * @param resultOf returns the expected result, 0 to 1, of a seat for a position of the given worth
 * @param movesOf returns the moves of a ranked order
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

/** Returns what a single comparison shows of a played move, without caution. */
export function glimpsed<Order>(
  ranked: readonly Ranked<Order>[],
  played: Order,
  resultOf: (worth: number) => number,
): Glimpse {
  const own = ranked.find(({ move }) => move === played)
  const rival = ranked.find(({ move }) => move !== played)
  return { played: resultOf(own?.mean ?? 0), other: rival ? resultOf(rival.mean) : null }
}
