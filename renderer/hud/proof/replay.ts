import type { PlayedRecord } from '../../../electron/contract/ipc.ts'
import type { GameShape } from '../../../engine/kernel/game.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import type { MatchGame } from '../../../engine/match/game.ts'
import { createMatch, type Match, matchFrom } from '../../../engine/match/match.ts'
import type { Steps } from '../../../engine/match/steps.ts'
import type { Proof } from './proof.ts'

export type Game = MatchGame<GameShape>

/**
 * Deals a match from its record and plays its moves; yields after each. Returns the fault that makes the record
 * impossible.
 */
export function* replaySteps(game: Game, record: PlayedRecord): Steps<Match<GameShape> | Proof> {
  if (record.rulesVersion !== game.rules.version) return { kind: 'other-rules' }
  const match = dealt(game, record)
  if (!match) return { kind: 'other-board' }
  for (const { seat, move } of record.moves) {
    const parsed = game.parseMove(move, match.state)
    if (!parsed.ok || !match.play(seat, parsed.value).ok) return { kind: 'other-move', move: match.entries.length + 1 }
    yield
  }
  return match
}

/** Returns the match before its first move; null for a beginning that the rules do not know. */
function dealt(game: Game, { options, position, seed }: PlayedRecord): Match<GameShape> | null {
  if (position === undefined) {
    const parsed = game.parseOptions(options)
    return parsed.ok ? createMatch(game, { options: parsed.value, seed }) : null
  }
  const state = game.parsePosition(position, openStream(seed, 'deal'))
  return state.ok ? matchFrom(game, { options: game.optionsOf(state.value), seed, state: state.value }) : null
}
