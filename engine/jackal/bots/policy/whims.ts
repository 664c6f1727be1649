import { avalanche } from '../../../kernel/textHash.ts'
import { cellsOf } from '../../geometry/terrain.ts'
import type { Board, JackalMove, JackalState } from '../../types.ts'

/**
 * Random changes to the policy's preferences in playouts. The same whims add the same to the same move in the same
 * turn, so that two candidates tried with them differ by their effects and little by chance.
 */
export interface Whims {
  readonly seed: number
  /** The maximum bonus of a whim, in tenths of a coin. */
  readonly size: number
}

export const NO_WHIMS: Whims = { seed: 0, size: 0 }

/** Returns what the whims add to a move. */
export function whimOf({ seed, size }: Whims, { board, turnNumber }: JackalState, move: JackalMove): number {
  if (size === 0) return 0
  const word = seed + Math.imul(turnNumber, 0x9e3779b1) + Math.imul(markOf(board, move), 0x85ebca6b)
  return (size * avalanche(word)) / 0x1_0000_0000
}

/** Returns a number that distinguishes most moves of a turn. */
function markOf(board: Board, move: JackalMove): number {
  if (move.kind === 'go') {
    const piece = move.piece.charCodeAt(move.piece.length - 1)
    return move.to + cellsOf(board).length * piece + (move.carry ? 1 << 16 : 0)
  }
  if (move.kind === 'sail') return 50_000 + move.to
  return move.kind === 'swap' || move.kind === 'peek' ? 60_000 + move.cell : 70_000 + move.kind.length
}
