import type { TileRule } from './tileRule.ts'

/** J-RUM: the piece misses its team's next turn, each time it comes here. */
export const rum: TileRule = {
  onRest(turn, { piece, cell }) {
    turn.emit({ kind: 'pieceDrank', piece: piece.id, cell })
    return null
  },
}
