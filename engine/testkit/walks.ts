import { parseCell } from '../jackal/cells.ts'
import { CLASSIC_ISLAND } from '../jackal/data/boards.ts'
import type { JackalMove, JackalShape } from '../jackal/types.ts'
import type { Match } from '../match/match.ts'
import { matchFrom } from '../match/match.ts'
import { JACKAL } from '../protocol/games.ts'
import { island } from './island.ts'

/** Returns a pirate's step. */
export const go = (piece: string, to: string, carry?: 'coin') =>
  ({ kind: 'go', piece, to: parseCell(CLASSIC_ISLAND, to) ?? Number.NaN, ...(carry && { carry }) }) as JackalMove

/**
 * Returns a match of Jackal after white's moves from e5 and from its second pirate's cell, each of which red answers by
 * a step to or fro.
 */
export function walked(moves: readonly JackalMove[], drawing: string, second = 'i5'): Match<JackalShape> {
  const { state } = island(drawing, { pieces: { 'white-1': 'e5', 'white-2': second, 'red-1': 'k9' } })
  const match = matchFrom(JACKAL, { options: state.options, seed: 1, state })
  for (const [index, move] of moves.entries()) {
    for (const [seat, one] of [
      ['white', move],
      ['red', go('red-1', index % 2 === 0 ? 'k8' : 'k9')],
    ] as const) {
      const played = match.play(seat, one)
      if (!played.ok) throw new Error(played.refusal)
    }
  }
  return match
}
