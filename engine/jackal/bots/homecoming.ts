import type { Seat } from '../../kernel/game.ts'
import { routesOf } from '../foresight.ts'
import { legalMoves } from '../moves.ts'
import type { JackalMove, JackalState } from '../types.ts'
import { findPiece } from '../world.ts'
import { sideOf, sideOfSeat } from './sides.ts'

/**
 * Returns the move that brings most gold aboard at once, on foot or over tiles that send on, to a ship or the lifeboat;
 * without a bottle if possible. Null if there is none. A coin in the hold is worth more than any other step: it cannot
 * be lost there, and its carrier is free again.
 */
export function bringHome(view: JackalState, seat: Seat): JackalMove | null {
  const side = sideOfSeat(view, seat)
  if (sideOf(view.options, view.turn) !== side) return null
  let [best, most]: [JackalMove | null, number] = [null, 0]
  for (const move of legalMoves(view, seat)) {
    const worth = goldBrought(view, move) - (move.kind === 'go' && move.bottle ? BOTTLE : 0)
    if (worth > most) [best, most] = [move, worth]
  }
  return best
}

/** Returns the gold that a move brings aboard if its player chooses each fork for it. */
export function goldBrought(view: JackalState, move: JackalMove): number {
  if (move.kind !== 'go') return 0
  const load = move.carry ?? findPiece(view, move.piece)?.load
  if (!load || load === 'boat') return 0
  return Math.max(0, ...routesOf(view, move, MOST_WAYS).map(({ gold }) => gold))
}

/** Horses, flights and ice in a row have several hundred ways on; one of them may lead home. */
const MOST_WAYS = 1000

/** The worth of a bottle, in coins. */
const BOTTLE = 0.5
