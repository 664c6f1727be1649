import type { JackalRefusal, JackalState, Piece } from '../types.ts'
import { isAlive, isFighter, tileAt } from '../world.ts'

/** The maximum number of fighting pieces of a team (J-ABORIGINE). */
const FULL_CREW = 3

/** Returns the dead pirate of the caller's own colour that would be revived. */
export function deadComrade(state: JackalState, caller: Piece): Piece | undefined {
  return state.pieces.find((piece) => piece.at === 'dead' && piece.type === 'pirate' && piece.team === caller.team)
}

/** Returns why a pirate may not revive a comrade; null when it may (J-ABORIGINE). */
export function revivalBarrier(state: JackalState, caller: Piece): JackalRefusal | null {
  if (caller.type !== 'pirate' || typeof caller.at !== 'number' || caller.lost) return 'cannot-revive'
  const tile = state.tiles[caller.at]
  if (!tile || tileAt(state, caller.at).kind !== 'aborigine' || !tile.open) return 'cannot-revive'
  if (!deadComrade(state, caller)) return 'nobody-to-revive'
  return crewOf(state, caller) < FULL_CREW ? null : 'crew-complete'
}

function crewOf(state: JackalState, { team }: Piece): number {
  return state.pieces.filter((piece) => piece.team === team && isAlive(piece) && isFighter(piece)).length
}
