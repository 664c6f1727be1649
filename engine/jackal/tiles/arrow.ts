import { stepFrom } from '../cells.ts'
import { directionsOf } from '../data/tiles.ts'
import type { TileRule } from './tileRule.ts'

/** J-ARROW: sends a piece on at once, one step in one of the shown directions. */
export const arrow: TileRule = {
  loads: 'allowed',
  fights: true,
  passage: {
    kind: 'sends',
    cause: 'arrow',
    manner: 'straight',
    to: (board, cell, tile) => directionsOf(tile).map((direction) => stepFrom(board, cell, direction)),
  },
}
