import { canonical } from '../../engine/kernel/fingerprint.ts'
import type { GameShape } from '../../engine/kernel/game.ts'
import type { MatchGame } from '../../engine/match/game.ts'
import type { Json } from '../contract/ipc.ts'

/**
 * Reads a move from a window or a bot; null if it is invalid. Prints it in the game's public form and parses that, so
 * that the result has nothing beyond the public form.
 */
export function readMove<G extends GameShape>(game: MatchGame<G>, state: G['state'], input: Json): G['move'] | null {
  try {
    // Assumed to be a move only for printing; the game parses the result.
    const move = game.parseMove(game.printMove(input as unknown as G['move'], state), state)
    return move.ok && canonical(move.value) === canonical(input) ? move.value : null
  } catch {
    return null
  }
}
