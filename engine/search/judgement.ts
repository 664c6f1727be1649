import type { Advice } from '../kernel/bots.ts'
import type { Judgement } from '../kernel/judging.ts'
import type { Ranked } from './standings.ts'

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
