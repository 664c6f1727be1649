import type { GameRules, GameShape } from '../kernel/game.ts'
import type { Player } from './arena.ts'

/** Returns a player that takes any legal move: the lowest yardstick. */
export function randomPlayer<G extends GameShape>(rules: GameRules<G>): Player<G> {
  return (view, seat, rng) => {
    const moves = rules.legalMoves(view, seat)
    const move = moves[rng.int(moves.length)]
    if (!move) throw new RangeError(`${seat} has nothing to decide`)
    return move
  }
}
