import { canonical } from '../../engine/kernel/fingerprint.ts'
import type { GameShape, Seat } from '../../engine/kernel/game.ts'
import type { Entry } from '../../engine/match/entry.ts'
import type { MatchGame } from '../../engine/match/game.ts'
import type { Match } from '../../engine/match/match.ts'
import type { Json } from '../contract/ipc.ts'
import { Refused } from '../contract/refused.ts'
import type { HostedGame } from '../games/hostedGame.ts'

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

/**
 * Returns the move as an entry of the match that can be saved. Throws `not-your-turn`, `bad-request` or `illegal-move`.
 */
export function prepareMove(
  {
    game,
    match,
    awaiting,
  }: { readonly game: HostedGame; readonly match: Match<GameShape>; readonly awaiting: readonly Seat[] },
  seat: Seat,
  input: Json,
): Entry<GameShape> {
  if (!awaiting.includes(seat)) throw new Refused('not-your-turn', `${seat} is not asked`)
  const move = readMove(game.match, match.state, input)
  if (!move) throw new Refused('bad-request', 'move: not a move of this game')
  const prepared = match.prepare(seat, move)
  if (prepared.ok) return prepared.entry
  const rule = game.ruleOf(prepared.refusal)
  throw new Refused('illegal-move', undefined, { refusal: prepared.refusal, ...(rule === undefined ? {} : { rule }) })
}
