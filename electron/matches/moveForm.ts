import { canonical } from '../../engine/kernel/fingerprint.ts'
import type { GameShape } from '../../engine/kernel/game.ts'
import type { MatchGame } from '../../engine/match/game.ts'
import type { Json } from '../contract/ipc.ts'

/**
 * A move as a window or a bot gave it; null for anything that is none. It is printed in the game's public form and
 * read back, so that only what the public form can say gets through, with nothing added.
 */
export function readMove<G extends GameShape>(game: MatchGame<G>, state: G['state'], input: Json): G['move'] | null {
  try {
    // Taken for a move just long enough to be printed; what comes back has been read by the game itself.
    const move = game.parseMove(game.printMove(input as unknown as G['move'], state), state)
    return move.ok && canonical(move.value) === canonical(input) ? move.value : null
  } catch {
    return null
  }
}
