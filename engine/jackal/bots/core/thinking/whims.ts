import { avalanche } from '../../../../kernel/textHash.ts'
import { EXCHANGE, GO, kindOfMove, LOOK_AT, loadOf, type MoveCode, SAIL, toOf, whoOf } from '../codes.ts'
import { type Core, look, type PieceNumber } from '../core.ts'
import { TURN_NUMBER } from '../layout.ts'
import { moveOf } from '../translation/moves.ts'
import { idOf } from '../translation/pieces.ts'

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
export function whimOfCode({ seed, size }: Whims, core: Core, move: MoveCode): number {
  if (size === 0) return 0
  const word = seed + Math.imul(core.get(TURN_NUMBER), 0x9e3779b1) + Math.imul(markOf(core, move), 0x85ebca6b)
  return (size * avalanche(word)) / 0x1_0000_0000
}

/** Returns a number that distinguishes most moves of a turn. */
function markOf(core: Core, move: MoveCode): number {
  switch (kindOfMove(move)) {
    case GO:
      return toOf(move) + core.frame.ground.cells * letterOf(core, whoOf(move)) + (loadOf(move) !== 0 ? 1 << 16 : 0)
    case SAIL:
      return 50_000 + toOf(move)
    case EXCHANGE:
    case LOOK_AT:
      return 60_000 + toOf(move)
    default:
      return 70_000 + moveOf(core, move).kind.length
  }
}

/** Returns the last letter of a piece's name. */
function letterOf(core: Core, piece: PieceNumber): number {
  const { letters } = core.frame
  if (piece < letters.length) return look(letters, piece)
  const id = idOf(core, piece)
  return id.charCodeAt(id.length - 1)
}
