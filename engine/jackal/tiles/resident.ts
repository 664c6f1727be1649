import type { Resident } from '../types.ts'
import { findPiece, newPiece } from '../world.ts'
import { ON_FOOT } from './plain.ts'
import type { TileRule } from './tileRule.ts'

/**
 * Returns the rule of a resident's tile: the resident joins the finder's team, on this tile (J-BEN, J-MISSIONARY,
 * J-FRIDAY).
 */
function resident(type: Resident): TileRule {
  return {
    loads: 'allowed',
    fights: true,
    passage: ON_FOOT,
    onOpen(turn, { piece, cell }) {
      if (findPiece(turn.state, type)) return
      turn.emit({ kind: 'pieceJoined', piece: newPiece(type, type, piece.team, cell), by: piece.id })
    },
  }
}

export const ben = resident('ben')
export const missionary = resident('missionary')
export const friday = resident('friday')
