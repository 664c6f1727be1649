import { directionsOf } from '../data/tiles.ts'
import { firstSeaCell } from '../geometry/terrain.ts'
import type { TileRule } from './tileRule.ts'

/** J-CANNON: fires a piece at once along the barrel to the first sea cell. */
export const cannon: TileRule = {
  loads: 'allowed',
  fights: true,
  passage: {
    kind: 'sends',
    cause: 'cannon',
    manner: 'straight',
    to: (board, cell, tile) => directionsOf(tile).map((barrel) => firstSeaCell(board, cell, barrel)),
  },
}
