import type { Seat } from '../../kernel/game.ts'
import { routesOf } from '../foresight.ts'
import { legalMoves } from '../moves.ts'
import type { JackalMove, JackalState } from '../types.ts'
import { findPiece } from '../world.ts'
import { sideOf, sideOfSeat } from './sides.ts'

/**
 * The move that brings most gold aboard at once, on foot or over tiles that send one on, to a ship or the lifeboat; without
 * a bottle where there is the choice. Null where none does. A coin in the hold is worth more than any other step: it cannot
 * be lost there, and who carries it is free again.
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

/** The gold that a move brings aboard where its player chooses each fork for it. */
export function goldBrought(view: JackalState, move: JackalMove): number {
  if (move.kind !== 'go') return 0
  const load = move.carry ?? findPiece(view, move.piece)?.load
  if (!load || load === 'boat') return 0
  return Math.max(0, ...routesOf(view, move, MOST_WAYS).map(({ gold }) => gold))
}

/** Horses, flights and ice in a row have some hundred ways on; one of them may lead home. */
const MOST_WAYS = 1000

/** What a bottle is worth, in coins. */
const BOTTLE = 0.5
