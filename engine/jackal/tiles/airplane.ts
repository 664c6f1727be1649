import { isLand, landOf, neighboursOf } from '../geometry/terrain.ts'
import type { Board, Cell, Tile } from '../types.ts'
import type { TileRule } from './tileRule.ts'

/**
 * J-AIRPLANE: once per game, a piece flies on from here to any island tile, with its load; otherwise it leaves on foot.
 */
export const airplane: TileRule = {
  loads: 'allowed',
  fights: true,
  passage: {
    kind: 'stays',
    leaves: (board, cell, tile) => (canFlyFrom(tile) ? destinationsOf(board, cell) : neighboursOf(board, cell)),
  },
}

/** Returns whether the tile is an airplane that has not flown yet. */
export function canFlyFrom(tile: Tile): boolean {
  return tile.kind === 'airplane' && !tile.used
}

/** Returns the cells to set out for from an unused airplane: any other island tile by air, the sea on foot. */
export function destinationsOf(board: Board, cell: Cell): readonly Cell[] {
  return [...landOf(board).filter((to) => to !== cell), ...neighboursOf(board, cell).filter((to) => !isLand(board, to))]
}
