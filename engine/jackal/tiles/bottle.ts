import { tileRow } from '../data/tiles.ts'
import { isPreacher } from '../world.ts'
import { ON_FOOT } from './plain.ts'
import type { TileRule } from './tileRule.ts'

/**
 * J-BOTTLE: the bottles go to the finder's store at once.
 * The missionary takes one and turns pirate; Friday takes one and leaves the game.
 */
export const bottle: TileRule = {
  loads: 'allowed',
  fights: true,
  passage: ON_FOOT,
  onOpen(turn, { piece, cell, tile }) {
    if (tile.kind === 'closed') return
    const team = piece.team
    const count = tileRow(tile.kind).bottles ?? 0
    turn.emit({ kind: 'bottlesFound', team, count, cell })
    if (isPreacher(piece)) {
      turn.emit({ kind: 'bottleGiven', team, by: piece.id, to: piece.id })
      turn.emit({ kind: 'missionaryArmed', piece: piece.id, by: piece.id })
    }
    if (piece.type === 'friday') {
      turn.emit({ kind: 'bottleGiven', team, by: piece.id, to: piece.id })
      turn.emit({ kind: 'pieceLeft', piece: piece.id, cell, cause: 'bottle' })
    }
  },
}
