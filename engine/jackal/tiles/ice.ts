import { stepFrom, vectorBetween } from '../cells.ts'
import { knightMovesFrom, landOf, neighboursOf, throwsFrom } from '../geometry/terrain.ts'
import type { Board, Cell, ChainStep } from '../types.ts'
import type { TileRule } from './tileRule.ts'

/** J-ICE: repeats the last step, in its direction or, after a leap or a flight, by another of the player's choice. */
export const ice: TileRule = {
  loads: 'allowed',
  fights: true,
  passage: {
    kind: 'sendsByStep',
    cause: 'ice',
    after: repeats,
    // A piece that came by air could have flown to these cells directly.
    ever: (board, cell) => [
      ...neighboursOf(board, cell),
      ...knightMovesFrom(board, cell),
      ...(board.deck.trampoline ? throwsFrom(board, cell) : []),
    ],
  },
}

function repeats(board: Board, { from, to, manner }: ChainStep): readonly Cell[] {
  if (manner === 'knight') return knightMovesFrom(board, to)
  if (manner === 'flight') return landOf(board).filter((cell) => cell !== to)
  return [stepFrom(board, to, vectorBetween(board, from, to))]
}
