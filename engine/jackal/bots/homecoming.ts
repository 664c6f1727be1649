import type { Seat } from '../../kernel/game.ts'
import { LOAD_VALUES } from '../data/loads.ts'
import { legalMoves } from '../moves.ts'
import type { JackalMove, JackalState } from '../types.ts'
import { shipAt } from '../world.ts'
import { sideOf, sideOfSeat } from './sides.ts'

/**
 * The move that brings most gold aboard at once, without a bottle where there is the choice; null where none does. A coin
 * in the hold is worth more than any other step: it cannot be lost there, and who carries it is free again.
 */
export function bringHome(view: JackalState, seat: Seat): JackalMove | null {
  const side = sideOfSeat(view, seat)
  if (sideOf(view.options, view.turn) !== side) return null
  let [best, most]: [JackalMove | null, number] = [null, 0]
  for (const move of legalMoves(view, seat)) {
    if (move.kind !== 'go' || !move.carry) continue
    const ship = shipAt(view, move.to)
    if (!ship || sideOf(view.options, ship.id) !== side) continue
    const worth = LOAD_VALUES[move.carry] - (move.bottle ? BOTTLE : 0)
    if (worth > most) [best, most] = [move, worth]
  }
  return best
}

/** What a bottle is worth, in coins. */
const BOTTLE = 0.5
